import type { Condition, ConditionSchema } from '../src/engine/catalogue.ts';
import {
  type Authored,
  type FieldSchema,
  type GroupSchema,
  type ListSchema,
  type NeededText,
  type ObjectSchema,
  objectName,
  resolveReference,
  type UiField,
  type UiSchema,
  uiFileOf,
} from './authored.ts';
import { jsonOf, type SourceFile, withValue } from './source-files.ts';

/** One use of a group: the object that has it, and the group. */
export interface GroupUse {
  /** Schema file of the object. */
  readonly holder: string;
  /** Name of the group in it. */
  readonly name: string;
  readonly reference: GroupSchema;
  /** Schema file of the group. */
  readonly file: string;
  readonly group: ObjectSchema;
  readonly ui: UiSchema;
}

/** Groups as they stand in the schema files, before their fields take their place; a name that leads nowhere is none. */
export function groupUses(authored: Authored): readonly GroupUse[] {
  return [...authored.schemas].flatMap(([holder, { properties }]) =>
    Object.entries(properties as Readonly<Record<string, FieldSchema | ListSchema | GroupSchema>>).flatMap(
      ([name, property]): readonly GroupUse[] => {
        if (property.type !== 'group') return [];
        const file = resolveReference(holder, property.$ref);
        const group = authored.schemas.get(file);
        const ui = authored.uiSchemas.get(uiFileOf(file));
        return group?.$group && ui ? [{ holder, name, reference: property, file, group, ui }] : [];
      },
    ),
  );
}

/** The fields that a group stands for, by the names they have in its holder. */
export function fieldsOfGroup({ reference, group }: GroupUse): ReadonlyMap<string, string> {
  const { prefix, only } = reference;
  const own = Object.keys(group.properties).filter((name) => !only || only.includes(name));
  return new Map(own.map((name) => [`${prefix}${name}`, name]));
}

/**
 * The authored files with the fields of each group in its place: named with the prefix, shown where the group is, with
 * the group's rules and with its texts, in which `{group}` is what the holder calls it. What the holder's UI schema says
 * of one of them counts beside. Places of such fields are those of the group's own files.
 */
export function withGroups(authored: Authored): Authored {
  const uses = groupUses(authored);
  const isHolder = (properties: object) =>
    Object.values(properties).some(({ type }: { type?: unknown }) => type === 'group');
  const holders = [...authored.schemas].filter(([, { properties }]) => isHolder(properties));
  if (holders.length === 0) return authored;
  const schemas = new Map(authored.schemas);
  const uiSchemas = new Map(authored.uiSchemas);
  const files = new Map(authored.files);
  const locale: Record<string, string> = { ...authored.locale };
  const localeFiles = new Map(authored.localeFiles);
  const neededTexts: NeededText[] = [];
  for (const [holder, schema] of holders) {
    const of = uses.filter((use) => use.holder === holder);
    const made = holderWithFields(schema, of);
    schemas.set(holder, made);
    const file = authored.files.get(holder);
    if (file)
      files.set(
        holder,
        withValue(file, { ...(jsonOf(file) as object), ...made }, placesOf(of, files, false)),
      );
    const ui = authored.uiSchemas.get(uiFileOf(holder));
    if (ui) {
      const asShown = uiWithFields(ui, of);
      uiSchemas.set(uiFileOf(holder), asShown);
      const uiFile = authored.files.get(uiFileOf(holder));
      if (uiFile) files.set(uiFileOf(holder), withValue(uiFile, asShown, placesOf(of, files, true, ui)));
    }
    for (const use of of) addTexts(use);
  }
  return { ...authored, schemas, uiSchemas, files, locale, localeFiles, neededTexts };

  function addTexts(use: GroupUse): void {
    const [owner, group] = [objectName(use.holder), objectName(use.file)];
    const file = authored.files.get(use.holder)!;
    const groupId = `groups.${owner}.${use.name}`;
    neededTexts.push({ id: groupId, file, place: ['properties', use.name] });
    const called = authored.locale[groupId];
    for (const [name, own] of fieldsOfGroup(use)) {
      for (const ending of ['label', 'help', 'example']) {
        const from = `fields.${group}.${own}.${ending}`;
        const id = `fields.${owner}.${name}.${ending}`;
        const pattern = authored.locale[from];
        const needed = { id: from, file: authored.files.get(use.file)!, place: ['properties', own] };
        if (ending !== 'example') neededTexts.push(needed);
        if (pattern === undefined || called === undefined || locale[id] !== undefined) continue;
        if (ending === 'example') neededTexts.push(needed);
        locale[id] = inWords(pattern, called);
        const origin = authored.localeFiles.get(from);
        if (origin) localeFiles.set(id, origin);
      }
    }
  }
}

/** `{group} street` of a consignor → `Consignor street`; within a text, `consignor`. */
function inWords(pattern: string, called: string): string {
  const capital = called.charAt(0).toUpperCase() + called.slice(1);
  return pattern.replace(/^\{group\}/, capital).replaceAll('{group}', called);
}

function holderWithFields(schema: ObjectSchema, uses: readonly GroupUse[]): ObjectSchema {
  type Property = readonly [string, FieldSchema | ListSchema];
  const properties = Object.entries(schema.properties).flatMap(([name, property]): readonly Property[] => {
    if ((property as { type: string }).type !== 'group') return [[name, property]];
    const use = uses.find((one) => one.name === name);
    return use ? fieldsIn(use) : [];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

function fieldsIn(use: GroupUse): readonly (readonly [string, FieldSchema])[] {
  const { source, dataElement, message } = use.reference;
  return [...fieldsOfGroup(use)].map(([name, own]) => {
    const field = use.group.properties[own] as FieldSchema;
    const sources = [source, field.source].filter((one) => one !== undefined);
    return [
      name,
      {
        ...field,
        ...(sources.length > 0 ? { source: sources.join('; ') } : {}),
        ...(dataElement === undefined ? {} : { dataElement }),
        ...(message === undefined ? {} : { message }),
      },
    ];
  });
}

function uiWithFields(ui: UiSchema, uses: readonly GroupUse[]): UiSchema {
  const fields: Record<string, UiField> = { ...ui.fields };
  for (const use of uses) {
    for (const [name, own] of fieldsOfGroup(use)) {
      const inGroup = renamed(use.ui.fields[own] ?? {}, use.reference.prefix, use.group);
      const said = ui.fields[name];
      const rules = [...(inGroup.rules ?? []), ...(said?.rules ?? [])];
      const defaults = [...(said?.defaults ?? []), ...(inGroup.defaults ?? [])];
      const all = {
        ...inGroup,
        ...said,
        ...(rules.length > 0 ? { rules } : {}),
        ...(defaults.length > 0 ? { defaults } : {}),
      };
      if (Object.keys(all).length > 0) fields[name] = all;
    }
  }
  const sections = ui.sections.map(({ groups = [], ...section }) => ({
    ...section,
    fields: Object.assign({ ...section.fields }, ...groups.map((name) => spansOf(name, uses))),
  }));
  return { ...ui, fields, sections };
}

/** The widths of a group's fields, in the order of its own layout. */
function spansOf(name: string, uses: readonly GroupUse[]): Record<string, number> {
  const use = uses.find((one) => one.name === name);
  if (!use) return {};
  const taken = new Set(fieldsOfGroup(use).values());
  const spans = use.ui.sections.flatMap(({ fields }) => Object.entries(fields));
  return Object.fromEntries(
    spans.filter(([own]) => taken.has(own)).map(([own, span]) => [`${use.reference.prefix}${own}`, span]),
  );
}

/** What a group's field says of others of the group, said of them by the names they have in the holder. */
function renamed(field: UiField, prefix: string, { properties }: ObjectSchema): UiField {
  const rename = (name: string) => (Object.hasOwn(properties, name) ? `${prefix}${name}` : name);
  const ofFields = ({
    properties: fields,
    not,
    allOf,
    anyOf,
    ...rest
  }: ConditionSchema): ConditionSchema => ({
    ...rest,
    ...(fields
      ? { properties: Object.fromEntries(Object.entries(fields).map(([name, of]) => [rename(name), of])) }
      : {}),
    ...(not ? { not: ofFields(not) } : {}),
    ...(allOf ? { allOf: allOf.map(ofFields) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(ofFields) } : {}),
  });
  const scoped = ({ scope, schema, ...rest }: Condition): Condition =>
    scope === '.'
      ? { ...rest, scope, schema: ofFields(schema) }
      : { ...rest, scope: scope.startsWith('./') ? `./${rename(scope.slice(2))}` : scope, schema };
  return {
    ...field,
    ...(field.continuesIn === undefined ? {} : { continuesIn: rename(field.continuesIn) }),
    ...(field.rules
      ? {
          rules: field.rules.map((rule) =>
            rule.condition ? { ...rule, condition: scoped(rule.condition) } : rule,
          ),
        }
      : {}),
    ...(field.defaults
      ? { defaults: field.defaults.map((one) => (one.when ? { ...one, when: scoped(one.when) } : one)) }
      : {}),
  };
}

/** Where the parts of a holder's file stand that come from a group's. */
function placesOf(
  uses: readonly GroupUse[],
  files: ReadonlyMap<string, SourceFile>,
  isUi: boolean,
  ui?: UiSchema,
): SourceFile['standsAt'] {
  return ([kind, name, ...inside]) => {
    const use = uses.find((one) => typeof name === 'string' && fieldsOfGroup(one).has(name));
    const file = use && files.get(isUi ? uiFileOf(use.file) : use.file);
    if (!use || !file || kind !== (isUi ? 'fields' : 'properties')) return undefined;
    const own = fieldsOfGroup(use).get(String(name))!;
    const [keyword, index, ...rest] = inside;
    // What the holder says itself stands in its own file; its rules come behind the group's.
    const said = ui?.fields[String(name)];
    if (said && keyword !== undefined && Object.hasOwn(said, keyword)) {
      if (keyword !== 'rules' || typeof index !== 'number') return undefined;
      const before = use.ui.fields[own]?.rules?.length ?? 0;
      const holder = files.get(uiFileOf(use.holder));
      return index < before || !holder
        ? { file, path: ['fields', own, ...inside] }
        : {
            file: { ...holder, standsAt: () => undefined },
            path: ['fields', name!, keyword, index - before, ...rest],
          };
    }
    return { file, path: [kind, own, ...inside] };
  };
}
