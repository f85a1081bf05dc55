import { useCallback, useEffect, useState } from 'react';
import type { DocumentData, DocumentDefinition } from '../../engine/index.ts';
import { accountForms, accountLists } from '../../generated/account-forms.ts';
import { messageOf } from '../api/call-error.ts';
import { type Badge, companySettingsCalls } from '../api/company-settings.ts';
import { announce, showToast, TOAST_MS, tell } from '../shell/shell-state.ts';
import { EditedList } from './EditedList.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import {
  batchesOf,
  type LocalItem,
  savedItems,
  withAdded,
  withEdited,
  withoutRemoved,
  withRemoved,
  withRestored,
  withSaved,
} from './local-edits.ts';
import { Block, WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

const definition: DocumentDefinition = accountForms.badge;
/** The form of a saved badge, whose pass stays when none is entered. */
const ofSaved: DocumentDefinition = {
  ...definition,
  fields: { ...definition.fields, csp_client_pass: { ...definition.fields.csp_client_pass!, rules: [] } },
};

type Item = LocalItem<Badge>;

/** The company's badges at community systems, edited here until the save (COM-042 to COM-053). */
export function BadgesBlock({ companyId, isOwner }: { companyId: number; isOwner: boolean }) {
  const loaded = useLoaded(useCallback(() => companySettingsCalls.badges(companyId), [companyId]));
  return (
    <Block id="badges-title" title={text('badges.title')}>
      <WhenLoaded loaded={loaded}>
        {(rows) => <Badges rows={rows} isOwner={isOwner} reload={loaded.reload} />}
      </WhenLoaded>
    </Block>
  );
}

interface BadgesProps extends Pick<Loaded<unknown>, 'reload'> {
  readonly rows: readonly Badge[];
  readonly isOwner: boolean;
}

function Badges({ rows, isOwner, reload }: BadgesProps) {
  const [items, setItems] = useState<readonly Item[]>(() => savedItems(rows));
  useEffect(() => setItems(savedItems(rows)), [rows]);
  const [open, setOpen] = useState<Item | 'new'>();
  const [isBusy, setIsBusy] = useState(false);

  const save = async () => {
    setIsBusy(true);
    const { create, update, destroy } = batchesOf(items);
    const changed = (indexes: readonly number[], rows: readonly Badge[]) =>
      setItems((before) => withSaved(before, indexes, rows));
    const { changeBadges, removeBadges, createBadge } = companySettingsCalls;
    // One result of both (COM-051); new ones after, whose place a removed one may have had. What is saved stays saved.
    const indexes = update.map(({ index }) => index);
    const values = update.map(({ value }) => value);
    const failures = await failuresOf([
      ...(update.length > 0 ? [changeBadges(values).then(() => changed(indexes, values))] : []),
      ...(destroy.length > 0
        ? [removeBadges(destroy).then(() => setItems((before) => withoutRemoved(before, destroy)))]
        : []),
    ]);
    for (const { index, value } of create) {
      if (failures.length > 0) break;
      failures.push(...(await failuresOf([createBadge(value).then((row) => changed([index], [row]))])));
    }
    setIsBusy(false);
    if (failures.length > 0) {
      showToast(failures.join('\n'), 'error', TOAST_MS.badges);
      return announce(failures.join('\n'), 'assertive');
    }
    tell(text('badges.saved'));
    reload();
  };
  const take = (values: DocumentData) => {
    const before = open === 'new' ? undefined : open;
    const entered = { ...before?.value, ...values } as Badge;
    setItems(before ? withEdited(items, before.index, entered) : withAdded(items, entered));
  };
  return (
    <>
      <EditedList
        items={items}
        empty={text('badges.empty')}
        nameOf={({ csp, badge }) => `${csp} ${badge}`}
        words={({ csp_env, description }) => (
          <>
            <span className={csp_env === 'PROD' ? 'chip tone-live' : 'chip tone-violet'}>
              {labelOf(csp_env)}
            </span>{' '}
            {description}
          </>
        )}
        isRemovable={() => true}
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
          title={text(open === 'new' ? 'badges.new' : 'badges.edit')}
          definition={open === 'new' || open.id === undefined ? definition : ofSaved}
          values={open === 'new' ? {} : formValues(open.value)}
          onEntered={take}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function formValues(badge: Badge): DocumentData {
  const names = Object.keys(definition.fields) as (keyof Badge)[];
  return Object.fromEntries(names.flatMap((name) => (badge[name] ? [[name, String(badge[name])]] : [])));
}

function labelOf(environment: string): string {
  const options = accountLists['badge-environments']?.options ?? [];
  return options.find(({ value }) => value === environment)?.label ?? environment;
}

async function failuresOf(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const results = await Promise.allSettled(calls);
  return results.flatMap((result) => (result.status === 'rejected' ? [messageOf(result.reason)] : []));
}
