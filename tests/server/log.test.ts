import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '../../src/server/log.ts';

const secret = 'Zq81_secret-Xy';
/** The secret as it is, and as an address may spell it. */
const spelled = [
  secret,
  encodeURIComponent(secret),
  [...secret].map((one) => `%${one.charCodeAt(0).toString(16)}`).join(''),
  [...secret].map((one) => `%25${one.charCodeAt(0).toString(16)}`).join(''),
  [...secret].map((one) => `%2525${one.charCodeAt(0).toString(16)}`).join(''),
];
const addresses = spelled.flatMap((value) => [
  `/api/checkToken?token=${value}`,
  `/api/checkToken?tok%65n=${value}`,
  `/api/checkToken%3Ftoken=${value}`,
  `/api/checkToken%253Ftoken=${value}`,
  `/api/checkToken;token=${value}`,
  `/api/checkToken&token=${value}`,
  `/api/export/customs-declarations-csv?keyword=a&token=${value}`,
  `/api/hmrc/return?code=${value}&state=${value}`,
  `/api/hmrc/return%3fcode=${value}%26state=${value}`,
  `/verify/${value}`,
  `/change/${value}`,
  `/CHANGE/${value}`,
  `//change/${value}`,
  `/%63hange/${value}`,
  `/%2563hange/${value}`,
  `/change%2F${value}`,
  `/change%252f${value}`,
  `/./change/${value}`,
  `/a/../verify/${value}`,
  `/a/%2e%2e/verify/${value}`,
  `\\\\verify\\${value}`,
  `/change/#${value}`,
  `/api/checkToken%23token=${value}`,
]);

test('no secret of an address is logged, however it is spelled', async () => {
  let logged = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const log = createLog('debug', destination);
  for (const address of addresses) {
    logged = '';
    log.info({ req: { method: 'GET', url: address, ip: '::1' } });
    expect(decodedWhole(logged), address).not.toContain(secret);
  }
  logged = '';
  log.info({ req: { method: 'GET', url: '/api/customs-declarations/12/history', ip: '::1' } });
  log.info({ req: { method: 'GET', url: '/customs-declarations/edit/5%20a', ip: '::1' } });
  expect(logged).toContain('"url":"/api/customs-declarations/12/history"');
  expect(logged).toContain('"url":"/customs-declarations/edit/5%20a"');
});

function decodedWhole(text: string): string {
  const decoded = text.replace(/%([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decoded === text ? text : decodedWhole(decoded);
}
