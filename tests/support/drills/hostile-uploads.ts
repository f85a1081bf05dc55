import { soakCount } from '../soak.ts';
import type { Attack } from './attack.ts';
import { form, formType, hostileForms } from './hostile-forms.ts';
import { hostileMessages } from './hostile-messages.ts';
import { hostileTables } from './hostile-tables.ts';
import { type HostileUpload, hostileWorkbooks } from './hostile-workbooks.ts';
import type { PersonName } from './watched-product.ts';

type Fields = Readonly<Record<string, string>>;

/** A call that takes a file, or a text in place of one. */
interface Door {
  readonly name: string;
  readonly as: PersonName;
  readonly path: string;
  readonly fields: Fields;
}

/** Every file by every door that reads such, and every form by each call that takes one. */
export function uploadAttacks(id: number): readonly Attack[] {
  const imports: readonly Door[] = [
    { name: 'an import', as: 'ordinary', path: '/api/import', fields: {} },
    {
      name: 'an import into a declaration',
      as: 'ordinary',
      path: '/api/import',
      fields: { into: String(id) },
    },
    { name: 'an import of lines', as: 'administrator', path: '/api/import', fields: { grouped: 'false' } },
  ];
  const parsing: readonly Door[] = [
    { name: 'parsing', as: 'read-only', path: '/api/parse-xml-notification', fields: {} },
  ];
  return [
    ...filesTo(hostileWorkbooks(), imports),
    ...filesTo(hostileTables(), imports),
    ...filesTo(hostileMessages(), [...imports.slice(0, 1), ...parsing]),
    ...hostileMessages().map(
      ([what, bytes]): Attack => ({
        name: `${what} as a text, as read-only`,
        as: 'read-only',
        method: 'POST',
        path: '/api/parse-xml-notification',
        body: () => JSON.stringify({ xml: bytes().toString('utf8') }),
        outcome: 'answered',
      }),
    ),
    ...formsTo(id),
  ].filter((_, at) => soakCount(10) === 10 || at % 3 === 0);
}

/** What comes in by customs' own door, with their token: all of it is kept, and none of it stops anybody. */
export function intakeAttacks(callbackToken: string): readonly Attack[] {
  return hostileMessages()
    .filter((_, at) => soakCount(10) === 10 || at % 3 === 0)
    .flatMap(([what, bytes]): Attack[] => [
      {
        name: `${what} to the intake`,
        method: 'POST',
        path: '/api/notifications/cds',
        headers: { authorization: callbackToken, 'x-conversation-id': what.slice(0, 60) },
        type: 'application/xml',
        body: bytes,
        outcome: 'answered',
      },
      {
        name: `${what} to the intake without its token`,
        method: 'POST',
        path: '/api/notifications/cds',
        type: 'application/xml',
        body: bytes,
        outcome: 'refused',
      },
    ]);
}

function filesTo(uploads: readonly HostileUpload[], doors: readonly Door[]): Attack[] {
  return uploads.flatMap(([what, bytes], at) =>
    doors
      .filter((_, door) => soakCount(10) === 10 || (at + door) % doors.length === 0)
      .map(
        ({ name, as, path, fields }): Attack => ({
          name: `${what} to ${name}, as ${as}`,
          as,
          method: 'POST',
          path,
          type: formType,
          body: () => form(fields, bytes()),
          outcome: 'answered',
        }),
      ),
  );
}

function formsTo(id: number): Attack[] {
  const doors: readonly Pick<Door, 'as' | 'path'>[] = [
    { as: 'ordinary', path: '/api/import' },
    { as: 'read-only', path: '/api/parse-xml-notification' },
    { as: 'ordinary', path: `/api/customs-declarations/${id}/send-xml` },
    { as: 'partner', path: `/api/customs-declarations/${id}/send-csp` },
    { as: 'read-only', path: '/api/contact-support' },
    { as: 'read-only', path: '/api/feedback' },
  ];
  return hostileForms().flatMap(([what, body, type], at) =>
    doors
      .filter((_, door) => soakCount(10) === 10 || (at + door) % doors.length === 0)
      .map(
        ({ as, path }): Attack => ({
          name: `${what} to ${path.slice(4)}, as ${as}`,
          as,
          method: 'POST',
          path,
          type,
          body,
          outcome: 'refused',
        }),
      ),
  );
}
