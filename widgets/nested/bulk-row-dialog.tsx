import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useMemo, useRef, useState } from 'react';
import type { BulkRow, ListDefinition, Path } from '../../src/engine/index.ts';
import { createCommands } from '../commands.ts';
import { rowsAt } from '../document-values.ts';
import { EditorServicesProvider, useEditor } from '../editor-services.ts';
import { LeafField } from '../leaf-field.tsx';
import { rowLabel } from '../row-label.ts';
import { bulkRowPatches, bulkWords, loneRow } from './bulk-rows.ts';

interface BulkRowDialogProps {
  readonly path: Path;
  readonly list: ListDefinition;
  /** The selected rows, which each get one. */
  readonly picked: readonly string[];
  readonly bulk: BulkRow;
  readonly onClose: () => void;
  /** After it was added. */
  readonly onDone: () => void;
}

/** One row entered once, with the gate, lists and rules of its fields, and added to every selected row as one step (D-65). */
export function BulkRowDialog({ path, list, picked, bulk, onClose, onDone }: BulkRowDialogProps) {
  const editor = useEditor();
  const { text, store } = editor;
  const titleId = useId();
  const fields = useRef<HTMLDivElement>(null);
  const [isBlank, setIsBlank] = useState(false);
  const inner = list.row.lists[bulk.list]!;
  // Of the first row as it was: what is entered outlives that row.
  const [lone] = useState(() =>
    loneRow({
      definition: editor.definition,
      document: store.document(),
      parent: [...path, { id: picked[0]! }],
      list: inner,
      context: editor.context(),
    }),
  );
  const services = useMemo(
    () => ({ ...editor, store: lone.store, commands: createCommands() }),
    [editor, lone],
  );
  const focusFirst = () => fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  /** Whoever is in a field already stays there: what is typed would go into another. */
  const enter = () => {
    if (!fields.current?.contains(document.activeElement)) focusFirst();
  };
  const add = () => {
    if (lone.isAsBorn()) {
      setIsBlank(true);
      return focusFirst();
    }
    const document = store.document();
    const parents = picked.map((id): Path => [...path, { id }]);
    const { patches, full } = bulkRowPatches(document, parents, inner, lone.values());
    if (patches.length > 0) store.edit(patches, text(bulkWords(bulk)));
    const ids = rowsAt(document, path).map(({ uuid }) => uuid);
    const numbers = full.map((parent) => {
      const segment = parent.at(-1);
      return typeof segment === 'object' ? ids.indexOf(segment.id) + 1 : 0;
    });
    const words = [
      text('rows.createdIn', { count: patches.length }),
      ...(full.length > 0
        ? [text('rows.createFull', { rows: `${rowLabel(list, text)} ${numbers.join(', ')}` })]
        : []),
    ].join('. ');
    editor.toast(words, patches.length > 0);
    editor.announce(words);
    onDone();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
      transitionDuration={80}
      slotProps={{ transition: { onEntered: enter } }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          add();
        }}
      >
        <DialogTitle id={titleId}>{text(bulkWords(bulk))}</DialogTitle>
        <DialogContent>
          <EditorServicesProvider value={services}>
            <div ref={fields}>
              {inner.row.layout.map((section) => (
                <div key={section.id} className="field-grid">
                  {section.fields.map(({ name, span }) => (
                    <LeafField key={name} path={[...lone.path, name]} span={span} />
                  ))}
                </div>
              ))}
            </div>
          </EditorServicesProvider>
          <p role="alert" className="bulk-row-blank">
            {isBlank && text('rows.createBlank')}
          </p>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {text('rows.createIn', { count: picked.length })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
