import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { text as dialogText } from '../../src/app/dialog-texts.ts';
import { inWordsOfKind } from '../../src/app/document-words.ts';
import { filled } from '../../src/app/filled.ts';
import '../../src/app/table-texts.ts';
import { text, textAbout } from '../../src/app/texts.ts';
import type { ObjectDefinition } from '../../src/engine/catalogue.ts';
import { accountTexts } from '../../src/generated/account-texts.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { dialogTexts } from '../../src/generated/dialog-texts.ts';
import { formTexts } from '../../src/generated/form-texts.ts';
import { importTexts } from '../../src/generated/import-texts.ts';
import { kindNames, kinds } from '../../src/generated/kinds.ts';
import { listScreens } from '../../src/generated/list-screens.ts';
import { listTexts } from '../../src/generated/list-texts.ts';
import { locale } from '../../src/generated/locale.ts';
import { mailTexts } from '../../src/generated/mail-texts.ts';
import { menuTexts } from '../../src/generated/menu-texts.ts';
import { offerTexts } from '../../src/generated/offer-texts.ts';
import { ownTexts } from '../../src/generated/own-texts.ts';
import { reportTexts } from '../../src/generated/report-texts.ts';
import { tableTexts } from '../../src/generated/table-texts.ts';
import { treeTexts } from '../../src/generated/tree-texts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ids = new Set(
  [
    locale,
    accountTexts,
    dialogTexts,
    formTexts,
    importTexts,
    listTexts,
    ownTexts,
    tableTexts,
    treeTexts,
  ].flatMap((texts) => Object.keys(texts)),
);

function sources(folder: string, without = '\0'): string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(without))
    .map((name) => readFileSync(`${root}${folder}/${name}`, 'utf8'));
}

function rowNames(object: ObjectDefinition): string[] {
  return Object.values(object.lists).flatMap((list) => [list.row.name, ...rowNames(list.row)]);
}

describe('texts of the app', () => {
  it('every id in the sources has a text', () => {
    const used = [...sources('src/app'), ...sources('widgets')].flatMap((source) =>
      [...source.matchAll(/\btext\(\s*'([^']+)'/g)].map((match) => match[1]!),
    );
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('texts that a part of the app has to itself are used nowhere else', () => {
    const elsewhere = [...sources('src/app', 'lists/'), ...sources('widgets')].join('\n');
    expect(Object.keys(listTexts).filter((id) => elsewhere.includes(`'${id}'`))).toEqual([]);
  });

  it('no text of every kind says what one kind is called (issue 26)', () => {
    const general = [
      locale,
      accountTexts,
      dialogTexts,
      formTexts,
      importTexts,
      listTexts,
      mailTexts,
      menuTexts,
      offerTexts,
      ownTexts,
      reportTexts,
      tableTexts,
      treeTexts,
    ];
    const words = kindNames.flatMap((name) => [kinds[name].words.one, kinds[name].words.many]);
    const called = new RegExp(`\\b(${words.join('|')})\\b`, 'i');
    // What only is called so: a plan, an environment, a field, a list.
    const named = /^(list\.plan|environments|code|party|templates?|country|row|fields|import\.heads)\./;
    const found = general
      .flatMap((texts) => Object.entries<string>(texts))
      .filter(([id, said]) => called.test(said) && !named.test(id));
    expect(found).toEqual([]);
  });

  it('a text takes the words of the kind that it is about', () => {
    const note = { words: { title: 'Invoices', create: '', unnamed: '', one: 'invoice', many: 'invoices' } };
    const said = (words: string) => inWordsOfKind(words, [note]);
    expect(said('{aDocument}, {document}, {Documents}')).toBe('an invoice, invoice, Invoices');
    expect(inWordsOfKind('{document}', [note, kinds.country])).toBe('invoice or country');
    expect(text('action.copy')).toBe('Copy declaration…');
    expect(textAbout(note, 'action.copy')).toBe('Copy invoice…');
  });

  it('every row of every document has a name', () => {
    const names = Object.values(catalogue.documents).flatMap(rowNames);
    expect(names.filter((name) => !ids.has(`row.${name}`))).toEqual([]);
  });

  it.each([
    ['field.error', 'Error'],
    ['row.item.empty', 'There isn`t declared commodities yet.'],
    ['send.success', 'Document successfully send.'],
    ['save.toast', 'Data has been saved.'],
    ['error.sessionExpired', 'Session Expired!'],
    ['list.noMatch', 'No results found. Try different keywords or remove search filters'],
    ['code.group.pinned', 'Most used'],
    // SHL-131
    ['error.groupNotFound', 'Group is not found'],
    // SHL-133
    ['error.partnerNotFound', 'Partner is not found'],
  ])('%s is worded as the specification has it', (id, words) => {
    expect(text(id)).toBe(words);
  });

  it.each([
    ['CUS-176', 'complete', 'Complete'],
    ['CUS-177', 'enquiry', 'Enquiry'],
    ['CUS-178', 'draft', 'Draft'],
    ['CUS-179', 'validation', 'Sent / In validation'],
    ['CUS-180', 'cancellation', 'Cancelled'],
    ['CUS-181', 'rejection', 'Sent / In rejection'],
    ['CUS-182', 'calculation', 'Sent / Calculate duties'],
    ['CUS-183', 'decision', 'Sent / Decision to clear or release'],
    ['CUS-184', 'finalized', 'Sent / Finalised'],
    ['CUS-185', 'amend_submit', 'Amendment submitted'],
    ['CUS-186', 'nil_amend_submit', 'Nil Amendment submitted'],
    ['CUS-187', 'cancel_submit', 'Cancellation submitted'],
    ['CUS-188', 'amend_accept', 'Amendment accepted'],
    ['CUS-189', 'cancel_accept', 'Cancellation accepted'],
    ['CUS-190', 'amendment_declined', 'Amend decline'],
    ['CUS-191', 'cancel_decline', 'Cancellation declined'],
  ])('%s: the status %s has its label', (_id, status, label) => {
    expect(text(`status.${status}`)).toBe(label);
  });

  it('SHL-127: a mail that could not be sent', () => {
    expect(dialogText('history.mail.problem')).toBe('Problem with email! Check it in settings.');
  });

  it('ENG-052: the counter', () => {
    expect(text('field.counter', { count: 3, maximum: 35 })).toBe('3 of 35 characters');
  });

  it('one is no plural', () => {
    expect(text('rows.pasted', { cells: 1, rows: 2, refused: 0 })).toBe(
      '1 cell filled, 2 rows added, 0 left out',
    );
    expect(dialogText('help.upTo', { count: 1 })).toBe('Up to 1 character');
    expect(filled(listScreens['customs-declarations'].count, { count: 0 })).toBe('0 declarations');
  });

  it('the question before items are deleted', () => {
    expect(text('row.item.confirmDelete', { count: 2 })).toBe('Please confirm deletion of 2 commodity items');
  });
});
