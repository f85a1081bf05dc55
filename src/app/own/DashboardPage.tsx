import Button from '@mui/material/Button';
import { Fragment, useCallback } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { DocumentData } from '../../engine/index.ts';
import { accountLists } from '../../generated/account-forms.ts';
import { callsAddress, editorAddress, listAddress, newAddress } from '../addresses.ts';
import { messageOf } from '../api/call-error.ts';
import { type ListRow, type RowStatus, readList } from '../api/lists.ts';
import { ownScreenCalls } from '../api/own-screens.ts';
import { mayWrite } from '../api/session.ts';
import { type DocumentKind, dailyKinds } from '../declarations/document-kind.ts';
import { StatusChip } from '../declarations/status.tsx';
import { longestSearch } from '../shell/search-target.ts';
import { showToast, tell, usePerson } from '../shell/shell-state.ts';
import { dateTimeOf } from '../times.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { Block, OwnPage, WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { useLoaded } from './use-loaded.ts';
import { ActivityWidget, PerformanceWidget } from './widgets.tsx';
import './dashboard.css';

/** /dashboard: what the search of the top bar found, and the two widgets somebody chose (D-85, SHL-052). */
export function DashboardPage() {
  const [params] = useSearchParams();
  const keyword = (params.get('keyword') ?? '').trim().slice(0, longestSearch);
  const user = usePerson();
  return (
    <OwnPage title={text('dashboard.title')}>
      <p className="dashboard-ways">
        {dailyKinds.map((kind, index) => (
          <Fragment key={kind.document}>
            {mayWrite(user, kind.permissions) && (
              <Button variant={index === 0 ? 'contained' : 'outlined'} component={Link} to={newAddress(kind)}>
                {kind.words.create}
              </Button>
            )}
            <Button component={Link} to={listAddress(kind)}>
              {kind.words.title}
            </Button>
          </Fragment>
        ))}
      </p>
      {keyword !== '' &&
        dailyKinds.map((kind) => <Found key={`${kind.document} ${keyword}`} kind={kind} keyword={keyword} />)}
      <Widgets />
    </OwnPage>
  );
}

/** The documents of a kind changed last that have the keyword. */
function Found({ kind, keyword }: { kind: DocumentKind; keyword: string }) {
  const calls = callsAddress(kind);
  const id = `found-${kind.document}`;
  const query = new URLSearchParams({ keyword }).toString();
  const loaded = useLoaded(useCallback(() => readList(calls, new URLSearchParams(query)), [calls, query]));
  return (
    <Block id={id} title={text('dashboard.found', { title: kind.words.title, keyword })}>
      <WhenLoaded loaded={loaded}>
        {({ data }) =>
          data.length === 0 ? (
            <p role="status">{text('list.noMatch')}</p>
          ) : (
            <>
              <ul className="own-list">
                {data.map((row) => (
                  <FoundRow key={row.id} row={row} kind={kind} />
                ))}
              </ul>
              <Link to={`${listAddress(kind)}?${query}`}>{text('dashboard.allFound')}</Link>
            </>
          )
        }
      </WhenLoaded>
    </Block>
  );
}

interface FoundRowProps {
  readonly row: ListRow;
  readonly kind: DocumentKind;
}

function FoundRow({ row, kind }: FoundRowProps) {
  const { id, reference, lrn, mrn, status, updated_at } = row;
  return (
    <li>
      <Link to={editorAddress(kind, id)}>{String(reference || lrn || id)}</Link>
      {kind.sending && <StatusChip status={status as RowStatus} />}
      <span className="code own-list-words">{[lrn, mrn].filter(Boolean).join(' ')}</span>
      <span className="num">{dateTimeOf(String(updated_at))}</span>
    </li>
  );
}

const slots = ['first_widget', 'second_widget'] as const;
const shown = { performance: PerformanceWidget, activity: ActivityWidget } as const;

/** The two widgets, each chosen in its head. */
function Widgets() {
  const loaded = useLoaded(ownScreenCalls.settings);
  const choose = async (settings: DocumentData) => {
    loaded.setData(settings);
    const { layout, first_widget, second_widget, open_sidebar } = settings;
    const chosen = Object.entries({ first_widget, second_widget }).filter(([, value]) => value !== '');
    try {
      const words = await ownScreenCalls.saveSettings({
        ...Object.fromEntries(chosen),
        layout: layout!,
        open_sidebar: open_sidebar!,
      } as DocumentData);
      tell(words);
    } catch (error) {
      showToast(messageOf(error), 'error');
      loaded.reload();
    }
  };
  return (
    <WhenLoaded loaded={loaded}>
      {(settings) => (
        <div className={settings.layout === '2' ? 'dashboard' : 'dashboard is-side-by-side'}>
          {slots.map((slot) => (
            <Slot
              key={slot}
              name={slot}
              widget={String(settings[slot] ?? '')}
              onChoose={(widget) => void choose({ ...settings, [slot]: widget })}
            />
          ))}
        </div>
      )}
    </WhenLoaded>
  );
}

interface SlotProps {
  readonly name: (typeof slots)[number];
  readonly widget: string;
  readonly onChoose: (widget: string) => void;
}

function Slot({ name, widget, onChoose }: SlotProps) {
  const Widget = shown[widget as keyof typeof shown];
  const label = text(`dashboard.${name}`);
  return (
    <section className="own-block" aria-label={label}>
      <ChoiceBox aria-label={label} value={widget} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{text('dashboard.noWidget')}</option>
        {(accountLists['dashboard-widgets']?.options ?? []).map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </ChoiceBox>
      {Widget ? <Widget /> : <p>{text('dashboard.empty')}</p>}
    </section>
  );
}
