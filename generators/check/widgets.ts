import type { FieldSchema, UiField } from '../authored.ts';
import type { Report } from './finding.ts';
import { type AuthoredObject, fieldOf } from './objects.ts';

type Judge = (schema: FieldSchema, field: UiField) => string | undefined;

/** Why a field cannot have a kind of input; undefined where it can. */
const WIDGETS: Readonly<Record<string, Judge>> = {
  text: textOnly,
  multiline: textOnly,
  password: textOnly,
  code: listed,
  choice: listed,
  date: ofFormat('date'),
  'date-time': ofFormat('date-time'),
  flag: ({ type }) => (type === 'boolean' ? undefined : `it is of type ${type}`),
};

/** Inputs that do not fit what their field holds. */
export function checkWidgets(objects: ReadonlyMap<string, AuthoredObject>, report: Report): void {
  for (const { ui, uiFile, schema } of objects.values()) {
    for (const [name, field] of Object.entries(ui?.fields ?? {})) {
      const of = fieldOf(schema, name);
      if (!of || !uiFile) continue;
      const complain = (keyword: string, text: string) => report.at(uiFile, ['fields', name, keyword], text);
      const { widget, codeList, continuesIn } = field;
      const why = widget === undefined ? undefined : WIDGETS[widget]?.(of, field);
      if (why) complain('widget', `"${name}" cannot have the widget ${widget}: ${why}.`);
      else if (widget !== undefined && WIDGETS[widget] !== listed && codeList !== undefined) {
        complain('widget', `The widget ${widget} shows no code list, and "${name}" offers ${codeList}.`);
      }
      for (const keyword of ['inputMaxLength', 'continuesIn', 'counter', 'maxRows', 'codeList'] as const) {
        if (field[keyword] === undefined || of.type === 'string') continue;
        complain(keyword, `"${keyword}" is for texts; "${name}" is of type ${of.type}.`);
      }
      for (const keyword of ['maxRows', 'oneLine'] as const) {
        if (field[keyword] !== undefined && widget !== 'multiline')
          complain(keyword, `"${keyword}" needs the widget multiline.`);
      }
      if (continuesIn === name) complain('continuesIn', `"${name}" cannot go on in itself.`);
      else if (continuesIn !== undefined && of.maxLength === undefined) {
        complain('continuesIn', `"${name}" has no maxLength, so an entry never goes on in another field.`);
      }
    }
  }
}

function textOnly({ type, format }: FieldSchema): string | undefined {
  if (type !== 'string') return `it is of type ${type}`;
  return format === 'date' || format === 'date-time' ? `its format is ${format}` : undefined;
}

function listed(schema: FieldSchema, field: UiField): string | undefined {
  return textOnly(schema) ?? (field.codeList === undefined ? 'it has no code list ("codeList")' : undefined);
}

function ofFormat(wanted: string): Judge {
  return ({ type, format }) => {
    if (type !== 'string') return `it is of type ${type}`;
    return format === wanted ? undefined : `its format is not ${wanted}`;
  };
}
