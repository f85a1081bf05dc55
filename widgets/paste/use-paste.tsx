import { type ReactNode, useState } from 'react';
import { formatPath, type ListDefinition, type Path } from '../../src/engine/index.ts';
import { type EditorServices, useEditor } from '../editor-services.ts';
import {
  applyPaste,
  countLeftOut,
  type Paste,
  type PasteReport,
  type PasteTarget,
  readPaste,
} from './paste-block.ts';
import { PasteFirstLook } from './paste-first-look.tsx';

/** Above so many rows a paste is shown with its counts before anything is applied. */
const MOST_UNSEEN = 50;

interface PasteUse {
  /**
   * Fills a clipboard text in, after a first look when it is long, its head is doubtful or that is wanted. `targets`
   * holds one place or a choice of two.
   */
  readonly paste: (text: string, targets: readonly NamedTarget[], isLookWanted?: boolean) => void;
  /** The first look, while it is open. */
  readonly firstLook: ReactNode;
}

interface NamedTarget extends PasteTarget {
  /** What it is called in a choice: 'As new items'. */
  readonly name: string;
}

/** Pasting into one list; `onDone` puts the focus where the rows went, or back when nothing was pasted. */
export function usePaste(
  list: ListDefinition,
  path: Path,
  onDone: (done: { readonly paste: Paste; readonly report: PasteReport } | undefined) => void,
): PasteUse {
  const editor = useEditor();
  const [looked, setLooked] = useState<readonly (Paste & { readonly name: string })[]>();
  const fillIn = (paste: Paste) => {
    const report = fill(editor, paste);
    // A frame later a first look is gone and holds the focus no more.
    requestAnimationFrame(() => onDone({ paste, report }));
  };
  return {
    paste(text, targets, isLookWanted = false) {
      const pastes = targets.flatMap((target) => {
        const paste = readPaste(editor, list, path, text, target);
        return paste ? namedPastes(paste, target.name, editor.text) : [];
      });
      const first = pastes[0];
      if (!first) return;
      const isLong = first.block.lines.length > MOST_UNSEEN;
      if (isLong || isLookWanted || pastes.some(({ isHeadDoubtful }) => isHeadDoubtful)) setLooked(pastes);
      else fillIn(first);
    },
    firstLook: looked && (
      <PasteFirstLook
        pastes={looked}
        onCancel={() => {
          setLooked(undefined);
          requestAnimationFrame(() => onDone(undefined));
        }}
        onPaste={(paste) => {
          setLooked(undefined);
          fillIn(paste);
        }}
      />
    ),
  };
}

/** The paste under the name of its place; where its head is doubtful, with that line left out and as data. */
function namedPastes(paste: Paste, place: string, text: EditorServices['text']) {
  if (!paste.withoutHead) return [{ ...paste, name: place }];
  const named = (words: string) => [place, words].filter(Boolean).join('. ');
  return [
    { ...paste.withoutHead, name: named(text('paste.headLeftOut')) },
    { ...paste, name: named(text('paste.headAsData')) },
  ];
}

function fill(editor: EditorServices, paste: Paste): PasteReport {
  const { text, view } = editor;
  const report = applyPaste(editor, paste);
  const words = text('rows.pasted', {
    cells: report.taken,
    rows: report.added,
    refused: countLeftOut(report),
  });
  editor.announce(words);
  editor.toast(words);
  const key = formatPath(paste.listPath);
  const { [key]: _before, ...others } = view.getState().pasteReports;
  const isClean = report.leftOut.length + report.unknown.length + report.above.length === 0;
  view.setState({ pasteReports: isClean ? others : { ...others, [key]: report } });
  return report;
}
