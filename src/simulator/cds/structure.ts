import type { XmlElement } from '../shared/xml/reader.ts';
import type { ElementFact, Format, GroupFact } from './facts/fact.ts';
import { declarationDateNamespace, declarationNamespace, metaDataNamespace } from './facts/namespaces.ts';

/** What the structural check found: the declaration inside the envelope, or what is wrong, in document order. */
export type StructureVerdict =
  | { readonly valid: true; readonly declaration: XmlElement }
  | { readonly valid: false; readonly faults: readonly string[] };

const headerElements = [
  'WCODataModelVersionCode',
  'WCOTypeName',
  'ResponsibleCountryCode',
  'ResponsibleAgencyName',
  'AgencyAssignedCustomizationCode',
  'AgencyAssignedCustomizationVersionCode',
];

/**
 * Judges a message by the published structure: the MetaData envelope with one Declaration, then order,
 * occurrence and format of everything in it, as the facts of this kind of message say. One fault is reported once; judging goes on after it.
 */
export function checkStructure(root: XmlElement, facts: GroupFact): StructureVerdict {
  const faults: string[] = [];
  const submitted = declarationIn(root, faults);
  if (submitted) checkGroup(submitted, facts, '/Declaration', faults);
  return submitted && faults.length === 0
    ? { valid: true, declaration: submitted }
    : { valid: false, faults };
}

function declarationIn(root: XmlElement, faults: string[]): XmlElement | undefined {
  if (root.namespace !== metaDataNamespace || root.name !== 'MetaData') {
    faults.push(`Element '${root.name}' is not the MetaData envelope of namespace ${metaDataNamespace}.`);
    return undefined;
  }
  let last = -1;
  let found: XmlElement | undefined;
  for (const child of root.children) {
    const position = child.namespace === metaDataNamespace ? headerElements.indexOf(child.name) : -1;
    if (position > last && !found) last = position;
    else if (child.namespace === declarationNamespace && child.name === 'Declaration' && !found)
      found = child;
    else faults.push(`/MetaData: element '${child.name}' is not expected here.`);
  }
  if (!found) faults.push('/MetaData: element Declaration is missing.');
  return found;
}

function checkGroup(group: XmlElement, fact: GroupFact, path: string, faults: string[]): void {
  if (group.text.trim() !== '') faults.push(`${path}: text is not allowed between the elements.`);
  for (const attribute of group.attributes.keys())
    faults.push(`${path}: attribute '${attribute}' is not allowed.`);
  const counts = new Map<string, number>();
  let reached = 0;
  for (const child of group.children) {
    const position = fact.children.findIndex(({ name }) => name === child.name);
    const childFact = fact.children[position];
    if (!childFact || child.namespace !== declarationNamespace) {
      faults.push(`${path}: element '${child.name}' is not expected here.`);
      continue;
    }
    const count = (counts.get(child.name) ?? 0) + 1;
    counts.set(child.name, count);
    const childPath = childFact.maximum > 1 ? `${path}/${child.name}[${count}]` : `${path}/${child.name}`;
    if (position < reached) faults.push(`${childPath}: must stand before '${fact.children[reached]!.name}'.`);
    else reached = position;
    if (count === childFact.maximum + 1)
      faults.push(`${path}: element '${child.name}' may stand ${childFact.maximum} times.`);
    if ('children' in childFact) checkGroup(child, childFact, childPath, faults);
    else checkElement(child, childFact, childPath, faults);
  }
  for (const { name, minimum } of fact.children) {
    if ((counts.get(name) ?? 0) < minimum) faults.push(`${path}: element '${name}' is missing.`);
  }
}

function checkElement(element: XmlElement, fact: ElementFact, path: string, faults: string[]): void {
  if (fact.format === 'date') {
    checkDate(element, path, faults);
    return;
  }
  if (element.children.length > 0) faults.push(`${path}: may hold text only.`);
  const fault = formatFault(element.text, fact.format);
  if (fault) faults.push(`${path}: value '${element.text}' ${fault}.`);
  checkAttributes(element, fact.format, path, faults);
}

function checkDate(element: XmlElement, path: string, faults: string[]): void {
  const [date, ...others] = element.children;
  if (
    !date ||
    others.length > 0 ||
    date.name !== 'DateTimeString' ||
    date.namespace !== declarationDateNamespace
  ) {
    faults.push(`${path}: must hold one DateTimeString of namespace ${declarationDateNamespace}.`);
    return;
  }
  if (!['102', '304'].includes(date.attributes.get('formatCode') ?? '')) {
    faults.push(`${path}/DateTimeString: attribute 'formatCode' must be 102 or 304.`);
  }
  if (!/^20\d{6}(\d{6}(Z|[-+]\d\d))?$/.test(date.text)) {
    faults.push(
      `${path}/DateTimeString: value '${date.text}' is not yyyymmdd or yyyymmddhhmmss with Z, +hh or -hh.`,
    );
  }
}

/** Attributes beside those of the schema's own code lists (listID, schemeID …), which tell nothing here. */
function checkAttributes(element: XmlElement, format: Format, path: string, faults: string[]): void {
  const kind = format.split(' ')[0]!;
  for (const [attribute, value] of element.attributes) {
    const isDescriptive =
      (kind === 'text' || kind === 'code') && /^(list|scheme|language|name)/.test(attribute);
    const isUnit = kind === 'quantity' && attribute === 'unitCode';
    const isCurrency = kind === 'amount' && attribute === 'currencyID';
    if (!isDescriptive && !isUnit && !isCurrency)
      faults.push(`${path}: attribute '${attribute}' is not allowed.`);
    if (isUnit && !/^.{1,5}$/.test(value))
      faults.push(`${path}: unitCode '${value}' must have 1 to 5 characters.`);
    if (isCurrency && !/^[A-Z]{3}$/.test(value))
      faults.push(`${path}: currencyID '${value}' must be three capital letters.`);
  }
}

function formatFault(text: string, format: Exclude<Format, 'date'>): string | undefined {
  const [kind, size = ''] = format.split(/ (.*)/s) as [string, string?];
  const token = text.trim().replace(/\s+/g, ' ');
  const limit = Number(size.replace('..', ''));
  switch (kind) {
    case 'text':
      return lengthFault(text, limit);
    case 'code':
      return lengthFault(token, limit);
    case 'letters':
      return new RegExp(`^[a-zA-Z]{${limit}}$`).test(token) ? undefined : `must be ${limit} letters`;
    case 'digits':
      return new RegExp(`^\\d{${size.startsWith('..') ? 0 : limit},${limit}}$`).test(token)
        ? undefined
        : `must be ${size.startsWith('..') ? 'at most ' : ''}${limit} digits`;
    case 'one':
      return size.split(' ').slice(1).includes(token) ? undefined : `must be ${format}`;
    default:
      return decimalFault(token, size);
  }
}

function lengthFault(text: string, maximum: number): string | undefined {
  if ([...text].length > maximum) return `is longer than ${maximum} characters`;
  return /^.*\S.*$/.test(text) ? undefined : 'is blank or spans lines';
}

function decimalFault(token: string, size: string): string | undefined {
  const match = /^[+-]?(\d*)(?:\.(\d*))?$/.exec(token);
  const whole = (match?.[1] ?? '').replace(/^0+/, '');
  const fraction = (match?.[2] ?? '').replace(/0+$/, '');
  if (!match || !/\d/.test(token)) return 'is not a number';
  if (size === '') return undefined;
  const [total, decimals] = size.split(',').map(Number) as [number, number];
  if (fraction.length > decimals) return `has more than ${decimals} decimals`;
  return whole.length + fraction.length > total ? `has more than ${total} digits` : undefined;
}
