import type {
  Condition,
  ConditionSchema,
  FieldCheck,
  FieldDefinition,
  ListDefinition,
  ObjectDefinition,
  RowDefinition,
  Rule,
} from '../src/engine/catalogue.ts';
import type { DeclarationCategory } from '../src/engine/category.ts';
import type { DataElement } from '../src/engine/data-element.ts';
import { type Authored, type ObjectSchema, objectName } from './authored.ts';
import type { BuiltCatalogue } from './catalogue.ts';
import { categoryTables } from './category-reference.ts';
import { elementTables } from './element-reference.ts';
import { tableLine as line } from './table-line.ts';

/** Text of `docs/fields.md`: every field in words, for people. */
export function fieldReference(
  catalogue: BuiltCatalogue,
  { schemas }: Authored,
  elements: Readonly<Record<string, DataElement>>,
  categories: readonly DeclarationCategory[],
): string {
  const byName = new Map([...schemas].map(([file, schema]) => [objectName(file), schema]));
  const tables = (object: ObjectDefinition) => objectTables(object, byName.get(object.name));
  const parts = ['# Fields', '', 'Written by `npm run generate` from `schemas/`. Do not edit.', ''];
  parts.push(
    'Source says where the limits were read: a section of the specification with rows of the ledger, or the data element and the element of the message in the publications of HMRC. A field that the specification does not name and a message needs is marked as added.',
    '',
  );
  for (const document of Object.values(catalogue.documents)) {
    parts.push(`## ${document.name}`, '', ...tables(document));
    for (const row of rowsOf(document)) parts.push(`## ${row.name} (row)`, '', ...tables(row));
  }
  for (const [folder, forms] of Object.entries(catalogue.entryForms)) {
    for (const form of Object.values(forms))
      parts.push(`## ${form.name} (form of ${folder})`, '', ...tables(form));
  }
  parts.push(...elementTables(Object.values(elements)), ...categoryTables(categories, Object.keys(elements)));
  parts.push('## Code lists', '', '| List | Codes | Source | Date |', '|---|--:|---|---|');
  for (const list of Object.values(catalogue.codeLists)) {
    parts.push(line([`\`${list.name}\` ${list.label}`, String(list.options.length), list.source, list.date]));
  }
  parts.push(
    '',
    '## Code lists in the database',
    '',
    'Imported with `npx tidewaiter lists import FILE`.',
    '',
  );
  parts.push('| List | Codes look like | Source |', '|---|---|---|');
  for (const list of Object.values(catalogue.storedLists)) {
    parts.push(line([`\`${list.name}\` ${list.label}`, list.example, list.source]));
  }
  return `${parts.join('\n')}\n`;
}

function objectTables(object: ObjectDefinition, schema: ObjectSchema | undefined): string[] {
  const parts = [
    '| Field | Label | Element | May be typed | Valid | Behaviour | Source | Help |',
    '|---|---|---|---|---|---|---|---|',
  ];
  for (const field of Object.values(object.fields)) {
    parts.push(
      line([
        `\`${field.name}\``,
        field.label,
        field.help.dataElement ?? '',
        checkInWords(field.entry, field),
        checkInWords(field.valid, field),
        behaviour(field),
        sourceInWords(schema?.properties[field.name]),
        field.help.text ?? '',
      ]),
    );
  }
  parts.push('');
  const lists = Object.values(object.lists);
  if (lists.length === 0) return parts;
  parts.push('| List | Label | Row | Rows | Born with | Source |', '|---|---|---|---|---|---|');
  for (const list of lists) {
    parts.push(
      line([
        `\`${list.name}\``,
        list.label,
        list.row.name,
        rowsInWords(list),
        bornWith(list),
        sourceInWords(schema?.properties[list.name]),
      ]),
    );
  }
  return [...parts, ''];
}

/** Where limits were read, and whether the specification names what has them. */
function sourceInWords(member: ObjectSchema['properties'][string] | undefined): string {
  const { source = '', added = false } = (member ?? {}) as { source?: string; added?: boolean };
  return [added ? '**added**' : '', source].filter(Boolean).join(': ');
}

function checkInWords(check: FieldCheck, field: FieldDefinition): string {
  if (field.type === 'boolean') return 'yes or no';
  const parts = [
    check.format,
    check.minLength === undefined ? undefined : `at least ${check.minLength}`,
    check.maxLength === undefined ? undefined : `at most ${check.maxLength}`,
    check.minimum === undefined ? undefined : `from ${check.minimum}`,
    check.maximum === undefined ? undefined : `to ${check.maximum}`,
    check.pattern === undefined ? undefined : `\`${check.pattern}\``,
    check.enum === undefined ? undefined : `one of ${check.enum.join(', ')}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? 'anything' : parts.join(', ');
}

function behaviour(field: FieldDefinition): string {
  return [
    ...field.defaults.map(
      (d) => `default ${String(d.value)}${d.when ? ` when ${conditionInWords(d.when)}` : ''}`,
    ),
    ...field.rules.map(ruleInWords),
    field.inputMaxLength === undefined ? '' : `input stops at ${field.inputMaxLength}`,
    field.counter ? 'counter' : '',
    field.computedBy === undefined ? '' : `computed by ${field.computedBy}`,
    field.readOnly ? 'read-only' : '',
    field.codeList === undefined ? '' : `list \`${field.codeList}\``,
  ]
    .filter(Boolean)
    .join('; ');
}

function ruleInWords(rule: Rule): string {
  const effect = { disable: 'disabled', hide: 'hidden', require: 'required' }[rule.effect];
  return rule.condition ? `${effect} when ${conditionInWords(rule.condition)}` : effect;
}

function conditionInWords(condition: Condition): string {
  return `\`${condition.scope}\` ${schemaInWords(condition.schema)}`;
}

function schemaInWords(schema: ConditionSchema): string {
  return [
    schema.const === undefined ? '' : `is ${String(schema.const)}`,
    schema.enum === undefined ? '' : `is one of ${schema.enum.join(', ')}`,
    schema.not === undefined ? '' : `not (${schemaInWords(schema.not)})`,
    schema.minLength === undefined
      ? ''
      : schema.minLength === 1
        ? 'is filled'
        : `has at least ${schema.minLength} characters`,
    schema.maxLength === undefined
      ? ''
      : schema.maxLength === 0
        ? 'is blank'
        : `has at most ${schema.maxLength} characters`,
    schema.minimum === undefined ? '' : `is at least ${schema.minimum}`,
    schema.maximum === undefined ? '' : `is at most ${schema.maximum}`,
    schema.pattern === undefined ? '' : `matches ${schema.pattern}`,
    schema.allOf === undefined ? '' : schema.allOf.map(schemaInWords).join(' and '),
    schema.anyOf === undefined ? '' : schema.anyOf.map(schemaInWords).join(' or '),
    ...Object.entries(schema.properties ?? {}).map(([name, of]) => `${name} ${schemaInWords(of)}`),
  ]
    .filter(Boolean)
    .join(' and ');
}

function rowsInWords(list: ListDefinition): string {
  const from = list.minRows ?? 0;
  if (list.maxRows !== undefined) return `${from} to ${list.maxRows}`;
  return list.advisedRows === undefined ? `from ${from}` : `from ${from}, flagged above ${list.advisedRows}`;
}

function bornWith(list: ListDefinition): string {
  return list.initial
    .map(({ when, rows }) => {
      const described = rows.map((row) => {
        const values = Object.entries(row).map(([name, value]) => `${name} ${String(value)}`);
        return values.length === 0 ? 'one blank row' : values.join(', ');
      });
      return `${described.join(' / ')}${when ? ` when ${conditionInWords(when)}` : ''}`;
    })
    .join('; else ');
}

function rowsOf(object: ObjectDefinition): readonly RowDefinition[] {
  const found = new Set<RowDefinition>();
  const visit = (of: ObjectDefinition) => {
    for (const { row } of Object.values(of.lists)) {
      if (found.has(row)) continue;
      found.add(row);
      visit(row);
    }
  };
  visit(object);
  return [...found];
}
