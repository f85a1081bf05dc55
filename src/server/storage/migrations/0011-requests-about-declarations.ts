import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The outbox holds what is asked about a declaration and files too: their kinds, what they are about, and facts that
 * tell them apart. A file waits 'prepared' until customs has named its place.
 */
export const requestsAboutDeclarations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(columns).execute(db);
    await sql.raw(facts).execute(db);
  },
};

const columns = `
alter table outbox
  alter column lrn drop not null,
  alter column document drop not null,
  add column about_id bigint references outbox,
  add column base_id bigint references outbox,
  add column detail jsonb not null default '{}',
  drop constraint outbox_state_check,
  add constraint outbox_state_check
    check (state in ('prepared','waiting','sending','sent','refused','unconfirmed','discarded'));
drop index outbox_one_pending;
create unique index outbox_one_pending on outbox (declaration_id, kind) where outcome is null and kind <> 'file';
create index outbox_about on outbox (about_id) where about_id is not null;
alter table declarations
  add column request_status text,
  add column held_message bigint references outbox;
`;

const facts = `
update declarations set
  facts = '{
    "documentsBy": null, "documentsSent": false, "arrivalNotified": false, "cancellationGranted": false,
    "amendmentPending": false, "cancellationPending": false, "arrivalPending": false, "uploadPending": false
  }'::jsonb || facts || jsonb_build_object(
    'submissionPending', facts -> 'messagePending',
    'waiting', exists (
      select from outbox where declaration_id = declarations.id and outcome is null and state = 'waiting'
    ),
    'unconfirmed', exists (
      select from outbox where declaration_id = declarations.id and outcome is null and state = 'unconfirmed'
    )
  ),
  held_message = case when (facts ->> 'held')::boolean then (
    select max(id) from outbox where declaration_id = declarations.id and outcome = 'accepted'
  ) end;
`;
