import {
  type Catalogue,
  type CodeListDefinition,
  type DecimalMark,
  type FieldDefinition,
  type FieldValue,
  figureIn,
  storedDate,
} from '../../engine/index.ts';

/** What a cell means, and in words what it was taken as where that is not what stands there. */
export interface Meant {
  readonly value: FieldValue | undefined;
  readonly takenAs?: string;
}

/**
 * The value a text means: a figure without separators of thousands, currency sign or unit, a day as it is stored, the
 * code of a name, a commodity code with the zero that a spreadsheet drops.
 */
export function meantBy(
  field: FieldDefinition,
  text: string,
  mark: DecimalMark,
  codeLists: Catalogue['codeLists'],
): Meant {
  if (field.type === 'boolean') return { value: yesOrNo(text) };
  const { format } = field.valid;
  if (format === 'numeric') return { value: figureIn(text, mark) || text };
  if (isCommodityCode(field)) return commodityCode(text);
  if (field.type === 'integer') return { value: /^\d{1,15}$/.test(text) ? Number(text) : text };
  if (format === 'date') return day(text);
  const code = codeOf(codeLists[field.codeList ?? ''], text);
  return code === undefined || code === text
    ? { value: text }
    : { value: code, takenAs: `Taken as ${code}.` };
}

/** Why no field takes a text, where more can be said than which form the field has. */
export function unmeantWords(
  field: FieldDefinition,
  text: string,
  codeLists: Catalogue['codeLists'],
): string | undefined {
  if (isCommodityCode(field)) {
    const digits = text.replace(/\D/g, '').length;
    const are = `${digits} ${digits === 1 ? 'digit' : 'digits'}`;
    const why = digits === 6 ? ' are the HS subheading alone' : '';
    return `${are}${why}. A commodity code has 10 for an import and 8 for an export.`;
  }
  const list = codeLists[field.codeList ?? ''];
  const [example] = list?.options ?? [];
  if (!list || !example || codeOf(list, text) !== undefined) return undefined;
  return `Neither a code nor a name of the list ${list.label}, such as ${example.value} for ${example.label}.`;
}

export function yesOrNo(text: string): boolean | undefined {
  if (/^(y|yes|true|1|x|preferential)$/i.test(text)) return true;
  return /^(n|no|false|0|-|non-preferential)$/i.test(text) ? false : undefined;
}

function isCommodityCode({ valid }: FieldDefinition): boolean {
  return valid.format === 'digits' && valid.pattern !== undefined;
}

/** 0902.10.00 10; as a number of a spreadsheet 902100010. */
function commodityCode(text: string): Meant {
  const digits = text.replace(/[\s.]/g, '');
  if (!/^[1-9]\d{6}(\d\d)?$/.test(digits)) return { value: digits || text };
  return { value: `0${digits}`, takenAs: `Taken as 0${digits}: spreadsheets drop a zero in front.` };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 1.7.2026 as it is, day first; also 01/07/26 and 1 July 2026. */
function day(text: string): Meant {
  const stored = storedDate(text);
  if (stored !== undefined) return { value: stored };
  const [, date = '', month = '', year = ''] =
    /^(\d{1,2})[ /.-](\d{1,2}|[a-z]{3,9})\.?[ /.-](\d{4}|\d{2})$/i.exec(text) ?? [];
  const named = months.findIndex((name) => month.toLowerCase().startsWith(name)) + 1;
  const number = named > 0 ? String(named) : month;
  if (!/^\d{1,2}$/.test(number)) return { value: text };
  const full = year.length === 2 ? `20${year}` : year;
  const value = `${date.padStart(2, '0')}-${number.padStart(2, '0')}-${full}`;
  return year.length === 2 ? { value, takenAs: `Taken as ${value.replaceAll('-', '/')}.` } : { value };
}

const namesByList = new WeakMap<CodeListDefinition, ReadonlyMap<string, string>>();

/** The code that a text is, or that goes by it as a name, where only one does. */
export function codeOf(list: CodeListDefinition | undefined, text: string): string | undefined {
  if (list === undefined) return undefined;
  const known = namesByList.get(list) ?? codesByName(list);
  namesByList.set(list, known);
  return known.get(text.toLowerCase()) || undefined;
}

/** A name of two codes has none: ''. */
function codesByName({ options }: CodeListDefinition): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const { value, label, aliases = [] } of options)
    for (const name of [label, ...aliases].map((one) => one.toLowerCase()))
      codes.set(name, codes.has(name) && codes.get(name) !== value ? '' : value);
  for (const { value } of options) codes.set(value.toLowerCase(), value);
  return codes;
}
