import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { KindName } from '../../generated/kinds.ts';
import type { PlacedForm } from '../../printing/placed.ts';
import { editorAddress, listAddress, printedAddress } from '../addresses.ts';
import { messageOf } from '../api/call-error.ts';
import { fetchPlacedForm, openFormPdf } from '../api/printed-forms.ts';
import { mayWrite } from '../api/session.ts';
import { type DocumentKind, documentKind } from '../declarations/document-kind.ts';
import { useLoaded } from '../own/use-loaded.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { tell, usePerson } from '../shell/shell-state.ts';
import { readJournal } from '../storage/journal.ts';
import { timeOf } from '../times.ts';
import { PaperPage } from './PaperPage.tsx';
import { wantPaperFonts } from './paper-fonts.ts';
import { text } from './texts.ts';
import './printed.css';

/** The saved document in one of the forms of its kind, as its PDF has it. */
export function FormPage({ document }: { readonly document: KindName }) {
  const kind = documentKind(document);
  const { id: idText, form: name = '' } = useParams();
  const id = Number(idText);
  const form = kind.forms?.find((one) => one.name === name);
  const title = form?.title ?? text('forms.unknown');
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title, false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form is another page
  useEffect(() => heading.current?.focus(), [name]);
  return (
    <div className="form-page">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Ways kind={kind} id={id} open={name} />
      {form && <Sheets key={`${id} ${name}`} kind={kind} id={id} name={name} title={title} />}
    </div>
  );
}

interface FormProps {
  readonly kind: DocumentKind;
  readonly id: number;
}

/** Back to the document, and to its other forms. */
function Ways({ kind, id, open }: FormProps & { readonly open: string }) {
  const user = usePerson();
  const { show } = kind.addresses;
  const back = mayWrite(user, kind.permissions)
    ? editorAddress(kind, id)
    : show === undefined
      ? listAddress(kind)
      : `${show}/show/${id}`;
  const others = (kind.forms ?? []).filter(({ name }) => name !== open);
  return (
    <nav className="form-ways" aria-label={text('forms.others')}>
      <Button component={Link} to={back}>
        {text('forms.back')}
      </Button>
      {others.map(({ name, title }) => (
        <Button key={name} component={Link} to={printedAddress(kind, id, name)}>
          {title}
        </Button>
      ))}
    </nav>
  );
}

function Sheets({ kind, id, name, title }: FormProps & { readonly name: string; readonly title: string }) {
  const { data, failure, reload } = useLoaded(
    useCallback(() => fetchPlacedForm(kind, id, name), [kind, id, name]),
  );
  useEffect(wantPaperFonts, []);
  const unsaved = useUnsaved(kind, id, data);
  const [percent, setPercent] = useState<number>();
  const download = () =>
    openFormPdf(kind, id, name).catch((error: unknown) => tell(messageOf(error), 'error'));
  return (
    <>
      {failure !== undefined && (
        <div role="alert" className="form-failure">
          <p>{failure}</p>
          <Button onClick={reload}>{text('action.tryAgain')}</Button>
        </div>
      )}
      {data === undefined && failure === undefined && <p role="status">{text('forms.drawing')}</p>}
      {data && (
        <>
          <div className="form-tools">
            <p role="status">{text('forms.pages', { count: data.pages.length })}</p>
            <Size percent={percent} form={data} onSize={setPercent} />
            <Button onClick={reload}>{text('forms.again')}</Button>
            <Button variant="contained" onClick={() => void download()}>
              {text('forms.download')}
            </Button>
          </div>
          {unsaved !== undefined && (
            <p role="status" className="form-unsaved">
              {text('forms.unsaved', { time: timeOf(new Date(unsaved)) })}
            </p>
          )}
          <Paper form={data} title={title} percent={percent} />
        </>
      )}
    </>
  );
}

/** When the last edit was made that `drawn` has not, because it is not saved. */
function useUnsaved({ document }: DocumentKind, id: number, drawn: unknown): number | undefined {
  const { id: user } = usePerson();
  const [at, setAt] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew with each drawing
  useEffect(() => {
    let isStale = false;
    readJournal({ user, kind: document, id }, 'all').then(
      (entries) => !isStale && setAt(entries.findLast(({ patches }) => patches.length > 0)?.at),
      () => {
        // A browser that keeps no edits has none to tell of.
      },
    );
    return () => {
      isStale = true;
    };
  }, [user, document, id, drawn]);
  return at;
}

/** Sizes that are gone through, in percent of the paper; none: as wide as there is room. */
const SIZES = [50, 75, 100, 125, 150, 200, 300] as const;
/** Pixels of a point where the paper has its own size. */
const PIXELS = 96 / 72;

interface SizeProps {
  readonly percent: number | undefined;
  readonly form: PlacedForm;
  readonly onSize: (percent: number | undefined) => void;
}

function Size({ percent, form, onSize }: SizeProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  /** What is seen now, also where the room says it. */
  const seen = () => {
    const paper = group.current?.closest('.form-page')?.querySelector('.paper');
    const width = paper?.getBoundingClientRect().width ?? form.width * PIXELS;
    return percent ?? (width / (form.width * PIXELS)) * 100;
  };
  const smaller = () => onSize(SIZES.findLast((size) => size < seen() - 1) ?? SIZES[0]);
  const larger = () => onSize(SIZES.find((size) => size > seen() + 1) ?? SIZES.at(-1));
  return (
    <fieldset ref={group} className="form-size">
      <legend>{text('forms.size')}</legend>
      <Button onClick={smaller} disabled={percent === SIZES[0]} aria-label={text('forms.smaller')}>
        −
      </Button>
      <output>{percent !== undefined && text('forms.percent', { percent })}</output>
      <Button onClick={larger} disabled={percent === SIZES.at(-1)} aria-label={text('forms.larger')}>
        +
      </Button>
      <Button onClick={() => onSize(undefined)} aria-pressed={percent === undefined}>
        {text('forms.fit')}
      </Button>
    </fieldset>
  );
}

function Paper({ form, title, percent }: Pick<SizeProps, 'form' | 'percent'> & { readonly title: string }) {
  const { pages, width, height, images } = form;
  const isFitted = percent === undefined;
  const style = isFitted
    ? { maxWidth: width * PIXELS }
    : { width: (width * PIXELS * percent) / 100, maxWidth: 'none' };
  return (
    <section
      className="form-sheets"
      aria-label={text('forms.sheets', { title })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area is reached by keyboard to be scrolled
      tabIndex={0}
    >
      <ol>
        {pages.map((marks, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are known by their number
          <li key={at} style={{ ...style, aspectRatio: `${width} / ${height}` }}>
            <PaperPage
              width={width}
              height={height}
              images={images}
              marks={marks}
              name={text('forms.page', { title, page: at + 1, pages: pages.length })}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
