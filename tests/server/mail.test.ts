import { request } from 'node:http';
import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountForms } from '../../src/generated/account-forms.ts';
import { queueMail } from '../../src/server/mail/mail.ts';
import { hasMailbox } from '../../src/server/mail/mailbox-routes.ts';
import { createMailServer } from '../../src/server/mail/smtp.ts';
import type { Settings } from '../../src/server/settings.ts';
import { emailAddress } from '../../src/server/sign-in/email-address.ts';
import { demonstration } from '../../src/server/storage/seed.ts';
import { call, eventually, type RunningServer, startTestServer } from './running-server.ts';
import { type SmallMailServer, startSmallMailServer } from './small-mail-server.ts';

const mail = (address: string, news = 'Customs rejected it') => ({
  kind: 'customs-news' as const,
  address,
  values: {
    lrn: 'MAIL-1',
    mrn: '26GB1',
    news,
    document: 'declaration',
    errors: '',
    link: 'https://customs.example/customs-declarations/edit/1',
  },
});

test('the mailbox that a mailer writes to is the one that is stored and counted, however an address is typed', async () => {
  const mailer = createTransport({ jsonTransport: true });
  const { pattern } = accountForms.registration.fields.email!.valid;
  const odd = [...'@.-_aAbBzß9ｖＶⓥ①。．・ﬁſİıé\u0301\u00ad\u200b\u2060\u202e\ufeff\u3164<>"%,; \t'];
  const part = fc.string({ unit: fc.constantFrom(...odd), minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      part,
      fc.oneof(part, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 })),
      async (name, domain) => {
        // What IDNA takes for no domain is nobody's.
        if (domainToASCII(`${domain}.example`) === '') return;
        const stored = emailAddress(`${name}@${domain}.example`);
        expect(emailAddress(stored)).toBe(stored);
        if (!new RegExp(pattern!, 'u').test(`${name}@${domain}.example`)) return;
        const { envelope } = await mailer.sendMail({
          to: { name: '', address: `${name}@${domain}.example` },
        });
        expect(emailAddress(String(envelope.to[0]).replaceAll('"', ''))).toBe(stored);
      },
    ),
    { numRuns: 1000 },
  );
});

describe('with a mail server', () => {
  let smtp: SmallMailServer;
  let running: RunningServer;
  beforeEach(async () => {
    smtp = await startSmallMailServer();
    running = await startTestServer({ smtpUrl: smtp.url, mailFrom: 'Tidewaiter <from@customs.example>' });
  });
  afterEach(async () => {
    await running.close();
    await smtp.close();
  });

  const ended = (address: string) =>
    eventually(`the end of the mail to ${address}`, () =>
      running.db
        .selectFrom('mails')
        .where('address', '=', address)
        .where('state', '!=', 'waiting')
        .selectAll()
        .executeTakeFirst(),
    );

  test('a mail is delivered once, and its text is not kept', async () => {
    await queueMail(running.db, mail('dana@customs.example'));
    expect(await ended('dana@customs.example')).toMatchObject({ state: 'sent', attempts: 1, body: '' });
    expect(smtp.delivered).toHaveLength(1);
    const [{ recipients, content }] = smtp.delivered as [(typeof smtp.delivered)[number]];
    expect(recipients).toEqual(['dana@customs.example']);
    expect(content).toContain('From: Tidewaiter <from@customs.example>');
    expect(content).toContain('Subject: MAIL-1: Customs rejected it');
    expect(content).toContain('https://customs.example/customs-declarations/edit/1');
  });

  test('a mail of a transaction that is rolled back is never delivered', async () => {
    await running.db
      .transaction()
      .execute(async (transaction) => {
        await queueMail(transaction, mail('never@customs.example'));
        throw new Error('something after it failed');
      })
      .catch(() => {});
    await queueMail(running.db, mail('after@customs.example'));
    await ended('after@customs.example');
    expect(smtp.delivered.map(({ recipients }) => recipients)).toEqual([['after@customs.example']]);
  });

  test('an address is one address, and a value adds no header', async () => {
    await queueMail(running.db, mail('one@customs.example', 'News\r\nBcc: other@customs.example'));
    await ended('one@customs.example');
    await queueMail(running.db, mail('two@customs.example, three@customs.example'));
    await ended('two@customs.example, three@customs.example');
    expect(smtp.delivered.flatMap(({ recipients }) => recipients)).not.toContain('three@customs.example');
    const [headers] = smtp.delivered[0]!.content.split('\n\n');
    expect(headers).toContain('Subject: MAIL-1: News Bcc: other@customs.example');
    expect(headers).not.toMatch(/^Bcc:/im);
  });

  test('what a mail server does not take now comes again under the same Message-ID', async () => {
    smtp.next(
      { to: 'recipient', answer: '451 come again' },
      { to: 'content', answer: 'hang up' },
      { to: 'content', answer: '452 no room' },
    );
    await queueMail(running.db, mail('later@customs.example'));
    expect(await ended('later@customs.example')).toMatchObject({ state: 'sent', attempts: 4, reason: null });
    const ids = smtp.delivered.map(({ content }) => /^Message-ID: (.*)$/im.exec(content)?.[1]);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  test('an address the mail server refuses for good is given up, with its words', async () => {
    smtp.next({ to: 'recipient', answer: '550 nobody of this name' });
    await queueMail(running.db, mail('nobody@customs.example'));
    expect(await ended('nobody@customs.example')).toMatchObject({
      state: 'failed',
      attempts: 1,
      reason: expect.stringContaining('nobody of this name'),
    });
  });

  test('nobody waits for a mail server that is silent, and the server ends all the same', async () => {
    smtp.next({ to: 'content', answer: 'silence' });
    await queueMail(running.db, mail('silent@customs.example'));
    await eventually('the mail at the server', async () => smtp.delivered.length > 0);
    expect((await call(running.server, 'GET', '/health')).status).toBe(200);
    await running.server.close();
    const left = await running.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    expect(left).toMatchObject({ state: 'waiting', reason: 'Message sending aborted' });
    expect(left.body).not.toBe('');
  });
});

test('a mail that was in hand when a process died is delivered once its time there is over', async () => {
  const smtp = await startSmallMailServer();
  const running = await startTestServer({ smtpUrl: smtp.url });
  try {
    const { id } = await running.db
      .insertInto('mails')
      .values({
        kind: 'customs-news',
        address: 'left@customs.example',
        subject: 'Left',
        body: 'Left',
        attempts: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await eventually('its delivery, which nobody announced', async () => smtp.delivered.length === 1);
    const { attempts } = await running.db
      .selectFrom('mails')
      .where('id', '=', id)
      .select('attempts')
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(2);
  } finally {
    await running.close();
    await smtp.close();
  }
});

test('without a mail server mails stay in the local mailbox, text and all', async () => {
  const running = await startTestServer();
  try {
    await queueMail(running.db, mail('kept@customs.example'));
    const kept = await eventually('the mail in the mailbox', () =>
      running.db.selectFrom('mails').where('state', '=', 'kept').selectAll().executeTakeFirst(),
    );
    expect(kept).toMatchObject({ address: 'kept@customs.example', subject: 'MAIL-1: Customs rejected it' });
    expect(kept.body).toContain('Open the declaration: https://customs.example/customs-declarations/edit/1');
  } finally {
    await running.close();
  }
});

/** What the mailbox answers to a page that calls this computer by another name. */
function statusUnder(host: string, port: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const path = '/api/mailbox';
    const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });
}

test('without a mail server mails are read in the local mailbox, newest first; elsewhere it does not exist', async () => {
  const running = await startTestServer();
  try {
    const { email } = demonstration;
    await call(running.server, 'POST', '/reset', { email });
    await call(running.server, 'POST', '/reset', { email: 'other@tidewaiter.example' });
    const { body } = await call(running.server, 'GET', '/mailbox');
    expect(body.data.map(({ address }: { address: string }) => address)).toEqual([
      'other@tidewaiter.example',
      email,
    ]);
    expect(body.data[1].body).toMatch(/\/change\/\S+/);
    expect(body.meta).toEqual({ next: null });
    const older = await call(running.server, 'GET', `/mailbox?before=${body.data[0].id}`);
    expect(older.body.data).toHaveLength(1);
    expect((await call(running.server, 'GET', '/config')).body.data.mailbox).toBe(true);
    expect((await call(running.server, 'GET', `/mailbox/${body.data[0].id}/attachment`)).status).toBe(404);
    const { port } = new URL(running.server.address);
    for (const [host, status] of [
      [`localhost:${port}`, 200],
      [`[::1]:${port}`, 200],
      [`elsewhere.example:${port}`, 404],
      ['localhost.elsewhere.example', 404],
    ] as const) {
      expect(await statusUnder(host, port), host).toBe(status);
    }
  } finally {
    await running.close();
  }
  const here = { smtpUrl: '', production: false, host: '127.0.0.1', trustProxy: 0 } as Settings;
  expect(hasMailbox(here)).toBe(true);
  const elsewhere = [
    { smtpUrl: 'smtp://localhost' },
    { production: true },
    { host: '0.0.0.0' },
    { trustProxy: 1 },
  ];
  for (const other of elsewhere) {
    expect(hasMailbox({ ...here, ...other })).toBe(false);
  }
});

test('where TLS is wanted a server without it gets no mail', async () => {
  const smtp = await startSmallMailServer();
  const outgoing = {
    messageId: '<one@customs.example>',
    address: 'dana@customs.example',
    subject: 'S',
    body: 'B',
  };
  const deliver = (requireTls: boolean) =>
    createMailServer({ url: smtp.url, from: 'from@customs.example', requireTls }).deliver(
      outgoing,
      new AbortController().signal,
    );
  try {
    expect(await deliver(true)).toMatchObject({ kind: 'untaken' });
    expect(smtp.delivered).toEqual([]);
    expect(await deliver(false)).toEqual({ kind: 'taken' });
  } finally {
    await smtp.close();
  }
});

test('a clock of the database that is set back by an hour keeps no mail waiting for it', async () => {
  const smtp = await startSmallMailServer();
  const running = await startTestServer({ smtpUrl: smtp.url });
  try {
    await sql`insert into mails (kind, address, subject, body, next_attempt_at)
      values ('customs-news', 'back@customs.example', 'Back', 'Back', now() + interval '1 hour')`.execute(
      running.db,
    );
    await eventually('its delivery', async () => smtp.delivered.length === 1);
  } finally {
    await running.close();
    await smtp.close();
  }
});
