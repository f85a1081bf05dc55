import type { DeclaredRoute } from '../../../src/server/route-access.ts';
import { soakCount } from '../soak.ts';
import type { Attack } from './attack.ts';
import { type PersonName, people } from './watched-product.ts';

interface Body {
  readonly what: string;
  readonly made: () => Buffer | string;
  readonly type?: string;
  readonly announced?: number;
  readonly outcome?: 'broken';
}

/** Bodies that none of our pages sends, small enough for every call to read them. */
const bodies: readonly Body[] = [
  { what: 'lists 400,000 deep', made: () => `${'['.repeat(400_000)}${']'.repeat(400_000)}` },
  { what: 'objects 100,000 deep', made: () => `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}` },
  { what: '300,000 empty objects', made: () => `[${'{},'.repeat(300_000)}{}]` },
  {
    what: '60,000 members',
    made: () => `{${Array.from({ length: 60_000 }, (_, at) => `"m${at}":${at}`).join(',')}}`,
  },
  { what: 'one member 60,000 times', made: () => `{${'"email":"a@b.example",'.repeat(40_000)}"email":1}` },
  { what: 'a text of 900,000 characters', made: () => `{"email":"${'x'.repeat(900_000)}","id":1}` },
  { what: 'a number of 900,000 digits', made: () => `{"id":${'9'.repeat(900_000)}}` },
  {
    what: '__proto__',
    made: () => '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}',
  },
  { what: 'null', made: () => 'null' },
  { what: 'a text', made: () => '"x"' },
  { what: 'no JSON', made: () => '{"a":' },
  {
    what: 'invalid UTF-8',
    made: () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x22, 0xc0, 0x80, 0x22, 0x7d]),
  },
  { what: 'XML that says it is JSON', made: () => '<a/>' },
  { what: 'JSON that says it is XML', made: () => '{}', type: 'application/xml' },
  { what: 'JSON that says it is a form', made: () => '{"a":1}', type: 'multipart/form-data; boundary=x' },
  { what: 'a type that is none', made: () => '{}', type: 'json; charset' },
  { what: 'a length that is too long', made: () => '{"a":1}', announced: 1000, outcome: 'broken' },
  {
    what: 'half of what was announced',
    made: () => '{"a":'.padEnd(500_000),
    announced: 900_000,
    outcome: 'broken',
  },
];

/** Calls that end the session of the drill itself. */
const own = ['/api/logout'];

/**
 * Each of these bodies, as each kind of person and as nobody, to every call that takes one, with ids that nothing has in
 * its address.
 */
export function callAttacks(routes: readonly DeclaredRoute[]): readonly Attack[] {
  const callers: readonly (PersonName | undefined)[] = [undefined, ...(Object.keys(people) as PersonName[])];
  return routes
    .filter(({ method, url }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && !own.includes(url))
    .flatMap(({ method, url }, route) =>
      bodies.flatMap(({ what, made, type, announced, outcome }, body) =>
        callers
          .filter((_, caller) => soakCount(10) === 10 || (route + body + caller) % 60 === 0)
          .map(
            (as): Attack => ({
              name: `${what} to ${method} ${url}, as ${as ?? 'nobody'}`,
              as,
              method,
              path: url.replace(/:\w+/g, '999999999'),
              type,
              body: made,
              announced,
              outcome: outcome ?? 'answered',
            }),
          ),
      ),
    );
}
