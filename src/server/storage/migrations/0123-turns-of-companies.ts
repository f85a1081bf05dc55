import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Companies take turns in what waits for customs and in mails (src/server/company-turns.ts): which turn each had last in
 * which line, by numbers that only grow, whatever the clock does. A mail is of a company too; of nobody's it is 0.
 */
export const turnsOfCompanies: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create sequence turn_numbers;
create table company_turns (
  line text not null,
  company_id bigint not null,
  turn bigint not null,
  primary key (line, company_id)
);
create index outbox_turns on outbox (provider, company_id, environment, next_attempt_at, id) where state = 'waiting';
create index outbox_perhaps_taken on outbox (declaration_id) where perhaps_taken_at is not null;

alter table mails add column company_id bigint not null default 0;
update mails set company_id = coalesce(
  (select company_id from declarations where declarations.id = mails.declaration_id),
  (select company_id from users where users.email = coalesce(mails.reply_to, mails.address)), 0)
where state = 'waiting';
create index mails_turns on mails (company_id, next_attempt_at, id) where state = 'waiting';
`;
