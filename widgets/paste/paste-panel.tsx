import Close from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useRef, useState } from 'react';
import { formatPath, type ListDefinition, type Path } from '../../src/engine/index.ts';
import { useEditor } from '../editor-services.ts';
import { focusPath } from '../focus-path.ts';
import { isNested, openPath, useView } from '../view-state.ts';
import { applySuggestions } from './apply-suggestions.ts';
import { columnWords, countLeftOut, type LeftOut, type PasteReport, placeOfCell } from './paste-block.ts';

/** Cells shown until all are asked for. */
const FIRST = 100;

interface PastePanelProps {
  readonly list: ListDefinition;
  readonly path: Path;
}

/** What the last paste into a list left out, until it is closed: nothing is lost while it is open. */
export function PastePanel({ list, path }: PastePanelProps) {
  const key = formatPath(path);
  const report = useView((state) => state.pasteReports[key]);
  return report ? <Panel list={list} path={path} report={report} /> : null;
}

function Panel({ list, path, report }: PastePanelProps & { readonly report: PasteReport }) {
  const editor = useEditor();
  const { text, view, store } = editor;
  const id = useId();
  const key = formatPath(path);
  const heading = useRef<HTMLHeadingElement>(null);
  // One below that of its list.
  const Heading = isNested(list) ? 'h3' : 'h4';
  const [isWhole, setIsWhole] = useState(false);
  const fitting = report.leftOut.filter(({ suggestion }) => suggestion !== undefined).length;
  const filled = report.leftOut.filter(({ isFilled }) => isFilled).length;
  const keep = (next: PasteReport | undefined) => {
    const { [key]: _before, ...others } = view.getState().pasteReports;
    view.setState({ pasteReports: next ? { ...others, [key]: next } : others });
  };
  const close = () => {
    keep(undefined);
    focusPath(path);
  };
  const apply = () => {
    const left = applySuggestions(editor, list, path, report);
    const words = text('paste.applied', { count: report.leftOut.length - left.leftOut.length });
    editor.announce(words);
    if (left.leftOut.length === 0 && left.unknown.length === 0) return close();
    keep(left);
    // The button goes when nothing more fits.
    heading.current?.focus();
  };
  // A paste that was taken back left nothing out.
  const label = text('rows.pasteStep');
  useEffect(
    () =>
      store.subscribeAll((change) => {
        const isHere = change.patches.some((patch) => formatPath(patch.path).startsWith(key));
        if (change.origin !== 'undo' || change.label !== label || !isHere) return;
        const { [key]: _taken, ...others } = view.getState().pasteReports;
        view.setState({ pasteReports: others });
      }),
    [store, view, key, label],
  );
  return (
    <section className="paste-panel" aria-labelledby={id} data-region={`paste-${list.name}`}>
      <div className="paste-panel-head">
        <Heading id={id} ref={heading} tabIndex={-1}>
          {text('paste.title', { count: countLeftOut(report), taken: report.taken })}
          {filled > 0 && text('paste.titleNotValid', { count: filled })}
        </Heading>
        {fitting > 0 && (
          <Button size="small" onClick={apply}>
            {text('paste.apply', { count: fitting })}
          </Button>
        )}
        <IconButton size="small" aria-label={text('paste.close')} title={text('paste.close')} onClick={close}>
          <Close fontSize="small" />
        </IconButton>
      </div>
      {report.above.length > 0 && <p>{text('paste.aboveHead', { texts: report.above.join(', ') })}</p>}
      {report.unknown.length > 0 && (
        <p>{text('paste.unknownColumns', { columns: report.unknown.join(', ') })}</p>
      )}
      {report.leftOut.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard
        <section className="paste-panel-scroll" tabIndex={0} aria-label={text('paste.cells')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{text('paste.row')}</th>
                <th scope="col">{text('paste.column')}</th>
                <th scope="col">{text('paste.text')}</th>
                <th scope="col">{text('paste.reason')}</th>
                <th scope="col">{text('paste.fits')}</th>
                <th scope="col">
                  <span className="visually-hidden">{text('rows.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {report.leftOut.slice(0, isWhole ? undefined : FIRST).map((cell) => (
                <LeftOutRow
                  key={`${cell.line} ${cell.inner?.name ?? ''} ${cell.field?.name ?? cell.column ?? ''}`}
                  cell={cell}
                  row={report.rows[cell.line]}
                  path={path}
                />
              ))}
            </tbody>
          </table>
          {!isWhole && report.leftOut.length > FIRST && (
            <button type="button" className="field-suggestion" onClick={() => setIsWhole(true)}>
              {text('paste.showAll', { count: report.leftOut.length })}
            </button>
          )}
        </section>
      )}
    </section>
  );
}

interface LeftOutRowProps {
  readonly cell: LeftOut;
  readonly row: string | undefined;
  readonly path: Path;
}

function LeftOutRow({ cell, row, path }: LeftOutRowProps) {
  const { text, view, store, definition } = useEditor();
  const { field } = cell;
  const goTo = () => {
    if (row === undefined || !field) return;
    const place = placeOfCell(store, [...path, { id: row }], cell) ?? [...path, { id: row }];
    openPath(view, definition, place);
    focusPath(place);
  };
  return (
    <tr>
      <td className="num paste-row">{cell.number}</td>
      <td className="paste-column">{columnWords(cell, text)}</td>
      <td className="code paste-text" title={cell.text}>
        {cell.text}
      </td>
      <td className="paste-reason">
        {cell.isFilled ? text('paste.filledAsIs', { reason: cell.reason }) : cell.reason}
      </td>
      <td className="code paste-fits">{cell.suggestion ?? ''}</td>
      <td className="paste-way">
        {row !== undefined && field && (
          <button type="button" className="field-suggestion paste-go" onClick={goTo}>
            {text('paste.goTo')}
            <span className="visually-hidden">
              {` ${text('paste.goToPlace', { row: cell.number, column: columnWords(cell, text) })}`}
            </span>
          </button>
        )}
      </td>
    </tr>
  );
}
