import { useEffect, useState } from 'react';
import type { DocumentData, DocumentDefinition } from '../../engine/index.ts';
import { accountForms, accountLists } from '../../generated/account-forms.ts';
import { CallError, messageOf } from '../api/call-error.ts';
import { companySettingsCalls, type TransactionStatus } from '../api/company-settings.ts';
import { tell } from '../shell/shell-state.ts';
import { EditedList } from './EditedList.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import {
  batchesOf,
  type LocalItem,
  savedItems,
  withAdded,
  withEdited,
  withoutRemoved,
  withRefusedRemoval,
  withRemoved,
  withRestored,
  withSaved,
} from './local-edits.ts';
import { Block, WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

/** Rows whose state nobody changes (COM-034, D-99). */
const LOCKED_ROWS = 3;
const definition = accountForms['transaction-status'];
const { corresponding_default_status: state } = definition.fields;
/** The form of a row whose state is locked (COM-033). */
const stateLocked: DocumentDefinition = {
  ...definition,
  fields: { ...definition.fields, corresponding_default_status: { ...state, readOnly: true } },
};

/** What the company calls its statuses (COM-026 to COM-041). */
export function StatusesBlock({ isOwner }: { isOwner: boolean }) {
  const loaded = useLoaded(companySettingsCalls.statuses);
  return (
    <Block id="statuses-title" title={text('statuses.title')}>
      <WhenLoaded loaded={loaded}>{(rows) => <Statuses rows={rows} isOwner={isOwner} />}</WhenLoaded>
    </Block>
  );
}

type Item = LocalItem<TransactionStatus>;

function Statuses({ rows, isOwner }: { rows: readonly TransactionStatus[]; isOwner: boolean }) {
  const [items, setItems] = useState<readonly Item[]>(() => savedItems(rows));
  useEffect(() => setItems(savedItems(rows)), [rows]);
  const [open, setOpen] = useState<Item | 'new'>();
  const [isBusy, setIsBusy] = useState(false);

  const save = async () => {
    setIsBusy(true);
    try {
      await saveAll(items, setItems);
      tell(text('own.saved'));
    } catch (error) {
      tell(messageOf(error), 'error');
    }
    setIsBusy(false);
  };
  const take = (values: DocumentData) => {
    const before = open === 'new' ? undefined : open;
    const entered = { ...before?.value, ...values } as TransactionStatus;
    refuseTaken(items, before, entered);
    setItems(
      before
        ? withEdited(items, before.index, entered)
        : withAdded(items, { ...entered, is_system_default_status: false }),
    );
  };
  const isLocked = (item: Item) => item.value.is_system_default_status || item.index < LOCKED_ROWS;
  return (
    <>
      <EditedList
        items={items}
        empty={text('statuses.empty')}
        nameOf={({ name }) => name}
        words={({ corresponding_default_status: state }) => <span className="chip">{labelOf(state)}</span>}
        isRemovable={({ is_system_default_status: isDefault }) => !isDefault}
        isOff={!isOwner}
        isBusy={isBusy}
        onAdd={() => setOpen('new')}
        onEdit={setOpen}
        onRemove={(index) => setItems(withRemoved(items, index))}
        onRestore={(index) => setItems(withRestored(items, index))}
        onSave={() => void save()}
      />
      {open && (
        <EntryDialog
          title={text(open === 'new' ? 'statuses.new' : 'statuses.edit')}
          definition={open !== 'new' && isLocked(open) ? stateLocked : definition}
          values={open === 'new' ? {} : formValues(open.value)}
          onEntered={take}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function formValues({ name, corresponding_default_status }: TransactionStatus): DocumentData {
  return { name, corresponding_default_status };
}

function labelOf(state: string): string {
  const options = accountLists['default-statuses']?.options ?? [];
  return options.find(({ value }) => value === state)?.label ?? state;
}

/** Throws 'already taken' on the field where another row has the name (COM-037). */
function refuseTaken(items: readonly Item[], before: Item | undefined, { name }: TransactionStatus): void {
  const isTaken = items.some(
    (item) => item.index !== before?.index && item.value.name.toLowerCase() === name.trim().toLowerCase(),
  );
  if (isTaken)
    throw new CallError(text('statuses.taken'), 422, { errors: { name: [text('statuses.taken')] } });
}

/** Deletes, updates and creates in batches of their own; what was saved stays saved when a later one is refused. */
async function saveAll(
  items: readonly Item[],
  show: (change: (before: readonly Item[]) => readonly Item[]) => void,
): Promise<void> {
  const { create, update, destroy } = batchesOf(items);
  if (destroy.length > 0) {
    try {
      await companySettingsCalls.removeStatuses(destroy);
    } catch (error) {
      const refused = refusedRemovals(error);
      if (refused) show((before) => withRefusedRemoval(before, refused, messageOf(error)));
      throw error;
    }
    show((before) => withoutRemoved(before, destroy));
  }
  if (update.length > 0) {
    const rows = await companySettingsCalls.changeStatuses(update.map(({ value }) => value));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const indexes = update.map(({ index }) => index);
    show((before) =>
      withSaved(
        before,
        indexes,
        update.map(({ id, value }) => byId.get(id!) ?? value),
      ),
    );
  }
  if (create.length > 0) {
    const rows = await companySettingsCalls.createStatuses(create.map(({ value }) => value));
    const indexes = create.map(({ index }) => index);
    show((before) => withSaved(before, indexes, rows));
  }
}

/** Ids of the rows a refused removal names (specification 3 section 7). */
function refusedRemovals(error: unknown): readonly number[] | undefined {
  const errors =
    error instanceof CallError ? (error.body.errors as { data?: unknown } | undefined) : undefined;
  return Array.isArray(errors?.data) ? errors.data.map(Number) : undefined;
}
