import Popper, { type PopperProps } from '@mui/material/Popper';
import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorWords } from '../../../widgets/index.ts';
import { definitionAt, type FieldDefinition, getAt, type Problem } from '../../engine/index.ts';
import { text } from '../dialog-texts.ts';
import { useUi } from './editor-ui.ts';
import { GuidancePage } from './GuidancePage.tsx';
import { helpedField } from './helped-field.ts';
import { useSession } from './session-context.ts';

/** Completion rules are no part of the first screen. */
const CompletionRules = lazy(() => import('./CompletionRules.tsx'));

interface OpenHelp {
  readonly anchor: HTMLElement;
  /** What had the focus. */
  readonly opener: HTMLElement;
  readonly field: FieldDefinition;
  readonly value: string;
  readonly problems: readonly Problem[];
  readonly disabledBecause: string | undefined;
  /** Of the larger space, above or below the field, px. */
  readonly maxHeight: number;
}

/** Below the field, else above it, else beside it; never over it. */
const PLACES: PopperProps['modifiers'] = [
  { name: 'flip', options: { fallbackPlacements: ['top-start', 'right', 'left'], padding: 8 } },
];
const LEAST_HEIGHT = 96;
/** With less room above and below, px, the field goes to the top of the screen. */
const LEAST_ROOM = 160;
type PopperRef = Exclude<PopperProps['popperRef'], ((instance: never) => unknown) | null | undefined>;

/**
 * F1: what the focused field is, what to enter, the completion rule of its data element and where that was read.
 * The focus stays in the field; F1 again goes into the help, to scroll it and to its links; Esc closes.
 */
export function HelpPopover() {
  const { services, store } = useSession();
  const calls = useUi((state) => state.helpCalls);
  const [help, setHelp] = useState<OpenHelp>();
  const popper: PopperRef = useRef(null);
  const words = useRef<HTMLDivElement>(null);
  // Each call opens it for the field in focus, or goes into what is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a call is what counts
  useEffect(() => {
    if (calls === 0) return;
    if (help) return words.current?.focus();
    const helped = helpedField();
    if (!helped) return;
    const { anchor, path } = helped;
    const field = definitionAt(services.definition, path);
    if (!field || !('help' in field)) return;
    const state = store.fieldState(path);
    const problems = store.problems.byPath(path);
    if (roomBeside(anchor) < LEAST_ROOM) anchor.scrollIntoView({ block: 'start' });
    setHelp({
      anchor,
      opener: document.activeElement as HTMLElement,
      field,
      value: String(getAt(store.document(), path) ?? ''),
      problems,
      disabledBecause: state.disabled ? state.reason : undefined,
      maxHeight: Math.max(LEAST_HEIGHT, roomBeside(anchor)),
    });
  }, [calls]);
  useEffect(() => {
    if (!help) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      help.opener.focus();
      setHelp(undefined);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest('.help'))) setHelp(undefined);
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('focusin', onFocus);
    };
  }, [help]);
  // The rule arrives after the popover: then there may be no room for it below.
  useEffect(() => {
    if (!help || !words.current) return;
    const watch = new ResizeObserver(() => void popper.current?.update());
    watch.observe(words.current);
    return () => watch.disconnect();
  }, [help]);
  if (!help) return null;
  const { field } = help;
  const maximum = field.entry.maxLength ?? field.valid.maxLength;
  return (
    <Popper
      open
      anchorEl={help.anchor}
      placement="bottom-start"
      className="help-popper"
      popperRef={popper}
      modifiers={PLACES}
    >
      <div ref={words} className="help" role="status" tabIndex={-1} style={{ maxHeight: help.maxHeight }}>
        <h3>
          {field.label} <span className="field-element">{field.help.dataElement}</span>
        </h3>
        {help.disabledBecause && <p>{help.disabledBecause}</p>}
        {help.problems.map((problem) => (
          <Fragment key={`${problem.code} ${problem.message}`}>
            <div className={`help-problem is-${problem.severity}`}>
              <ErrorWords message={problem.message} />
            </div>
            {problem.explanation && <p>{problem.explanation}</p>}
          </Fragment>
        ))}
        {field.help.text && <p>{field.help.text}</p>}
        <GuidancePage list={services.codeLists[field.codeList ?? '']} code={help.value} />
        <dl>
          {maximum !== undefined && (
            <>
              <dt>{text('help.length')}</dt>
              <dd>{text('help.upTo', { count: maximum })}</dd>
            </>
          )}
          {field.help.example && (
            <>
              <dt>{text('help.example')}</dt>
              <dd className="code">{field.help.example}</dd>
            </>
          )}
          {field.computedBy && (
            <>
              <dt>{text('help.calculated')}</dt>
              <dd>{text('help.calculatedWhy')}</dd>
            </>
          )}
        </dl>
        <Suspense>
          <CompletionRules number={field.help.dataElement} regime={services.regime()} />
        </Suspense>
        <p className="help-keys">{text('help.keys')}</p>
      </div>
    </Popper>
  );
}

/** Of the larger space, above or below, px. */
function roomBeside(anchor: HTMLElement): number {
  const { top, bottom } = anchor.getBoundingClientRect();
  return Math.max(top, window.innerHeight - bottom) - 16;
}
