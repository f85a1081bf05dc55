import { type Authored, type CategoryFile, resolveReference } from '../authored.ts';
import type { Report } from './finding.ts';
import { type AuthoredObject, fieldsOf, listsOf } from './objects.ts';

const ITEMS = 'CDSItems';

/** Requirements at a level where no field has their element, or with fields that are not there: nobody could fill them. */
export function checkElementLevels(
  { categories, files }: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  for (const [name, { requirements }] of categories) {
    const file = files.get(name);
    const folder = name.slice(0, name.indexOf('/'));
    const declaration = objects.get(`${folder}/${folder}.schema.json`);
    const item = declaration && rowOf(declaration, ITEMS);
    if (!file || !declaration || !item) continue;
    const fields = { declaration: fieldsIn(declaration), item: fieldsIn(item) };
    for (const [index, requirement] of requirements.entries()) {
      const { level } = requirement;
      for (const [what, place, isSuch] of wantedBy(requirement)) {
        const isAt = { declaration: fields.declaration.some(isSuch), item: fields.item.some(isSuch) };
        if (level === 'either' ? isAt.declaration || isAt.item : isAt[level]) continue;
        const other = LEVELS.find((one) => isAt[one]);
        // An element that no field has at all is told where it is described.
        if (other === undefined && place.length === 1) continue;
        const hint = other === undefined ? '' : ` There is one at the level "${other}".`;
        const text = `No field of ${WORDS[level]} ${what}, so nobody could fill it.${hint}`;
        report.at(file, ['requirements', index, ...place], text);
      }
    }
  }

  /** The fields of an object and of the rows in it that are no items. */
  function fieldsIn(object: AuthoredObject): readonly Field[] {
    const own = fieldsOf(object.schema).map(([name, { dataElement }]): Field => ({ name, dataElement }));
    const rows = listsOf(object.schema).flatMap(([name]) => {
      const row = name === ITEMS ? undefined : rowOf(object, name);
      return row === undefined ? [] : fieldsIn(row);
    });
    return [...own, ...rows];
  }

  function rowOf({ file, schema }: AuthoredObject, name: string): AuthoredObject | undefined {
    const list = schema.properties[name];
    return list?.type === 'array' ? objects.get(resolveReference(file.name, list.items.$ref)) : undefined;
  }
}

const LEVELS = ['declaration', 'item'] as const;
const WORDS = { declaration: 'the declaration', item: 'an item', either: 'the declaration or an item' };

interface Field {
  readonly name: string;
  readonly dataElement: string | undefined;
}

type IsSuch = (field: Field) => boolean;

/** What a requirement looks for: in words, where that stands, and whether a field is such. */
function wantedBy({
  element,
  fields,
}: CategoryFile['requirements'][number]): readonly (readonly [
  string,
  readonly (string | number)[],
  IsSuch,
])[] {
  if (!fields)
    return [[`is of the data element ${element}`, ['level'], ({ dataElement }) => dataElement === element]];
  return fields.map((field, index) => [
    `is called "${field}"`,
    ['fields', index],
    ({ name }) => name === field,
  ]);
}
