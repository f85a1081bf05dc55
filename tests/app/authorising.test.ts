import { expect, test } from 'vitest';
import { CallError } from '../../src/app/api/call-error.ts';
import { wantsAuthorisation } from '../../src/app/authorisation/authorising.ts';
import { editorOf, readReturn } from '../../src/app/authorisation/granted.ts';

test('the return page reads provider, type, code, env and id and leads to the declaration (AUT-060, AUT-065)', () => {
  const back = readReturn('?provider=HMRC&type=send&code=c%2B1&env=CDS&id=12')!;
  expect(back).toEqual({ provider: 'HMRC', type: 'send', code: 'c+1', env: 'CDS', id: 12 });
  expect(editorOf(back)).toBe('/customs-declarations/edit/12');
});

test('a refusal there comes without a code; an address nobody was sent to is none', () => {
  expect(readReturn('?env=CDS&id=12&error=access_denied')).toMatchObject({ id: 12, code: undefined });
  for (const query of ['', '?error=unknown_state', '?env=XYZ&id=1&code=c', '?env=CDS&id=0', '?env=CDS&id=a'])
    expect(readReturn(query)).toBeUndefined();
});

test('only a refusal for want of an authorisation offers one', () => {
  const refusal = (status: number, data: unknown) => new CallError('', status, { data });
  expect(wantsAuthorisation(refusal(409, { authorisation: 'none' }))).toBe(true);
  expect(wantsAuthorisation(refusal(409, { outbox: {} }))).toBe(false);
  expect(wantsAuthorisation(refusal(409, null))).toBe(false);
  expect(wantsAuthorisation(refusal(422, { authorisation: 'none' }))).toBe(false);
  expect(wantsAuthorisation(new Error())).toBe(false);
});
