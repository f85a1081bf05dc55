import { type Report, suggestion } from './finding.ts';
import { type AuthoredObject, fieldOf, fieldsOf } from './objects.ts';

/**
 * What a kept party fills: a family is a party of the document itself, its members are the fields of that party (and
 * `name`, what it is kept under), and each goes into a text, its number into a number.
 */
export function checkPartyFields(objects: ReadonlyMap<string, AuthoredObject>, report: Report): void {
  const documents = [...objects.values()].filter(({ schema }) => schema.version !== undefined);
  const known = documents.flatMap(({ schema }) =>
    fieldsOf(schema)
      .filter(([, { type }]) => type === 'string')
      .map(([name]) => name),
  );
  const families = known.filter((name) => known.includes(`${name}_address`));
  for (const { ui, uiFile, schema } of objects.values()) {
    for (const [name, { party }] of Object.entries(ui?.fields ?? {})) {
      if (!party || !uiFile) continue;
      const place = ['fields', name, 'party'];
      const { family } = party;
      if (!families.includes(family)) {
        const text = `There is no party "${family}".${suggestion(family, families)}`;
        report.at(uiFile, [...place, 'family'], text);
        continue;
      }
      const referring = party.refers?.field;
      if (referring !== undefined && fieldOf(schema, referring)?.type !== 'integer')
        report.at(uiFile, [...place, 'refers', 'field'], `"${referring}" takes no number of a record.`);
      const members = ['name', ...known.filter((one) => one === family || one.startsWith(`${family}_`))];
      for (const [filled, member] of Object.entries(party.fills)) {
        const at = [...place, 'fills', filled];
        const type = fieldOf(schema, filled)?.type;
        if (!members.includes(member))
          report.at(uiFile, at, `The party "${family}" has no "${member}".${suggestion(member, members)}`);
        else if (type !== undefined && type !== 'string')
          report.at(uiFile, at, `"${filled}" is of type ${type}: no text of a party goes in there.`);
      }
    }
  }
}
