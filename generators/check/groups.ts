import { type Authored, type GroupSchema, resolveReference, uiFileOf } from '../authored.ts';
import { fieldsOfGroup, groupUses } from '../groups.ts';
import { jsonOf } from '../source-files.ts';
import { type Report, suggestion } from './finding.ts';
import { neededAndLeftOut } from './taken-parts.ts';

/**
 * Groups that lead nowhere, whose fields have the names of others, and that are shown nowhere or twice. Before their
 * fields take their place.
 */
export function checkGroups(authored: Authored, report: Report): void {
  const groups = [...authored.schemas].filter(([, { $group }]) => $group);
  for (const [file, { properties }] of groups) {
    for (const [name, { type }] of Object.entries(properties)) {
      if (type !== 'array' && (type as string) !== 'group') continue;
      const text = 'A group holds fields alone: they stand in the object that has the group.';
      report.at(authored.files.get(file)!, ['properties', name, 'type'], text);
    }
  }
  for (const [holder, schema] of authored.schemas) {
    const file = authored.files.get(holder)!;
    for (const [name, property] of Object.entries(schema.properties) as [string, unknown][]) {
      const reference = property as GroupSchema;
      if (reference.type !== 'group' || schema.$group) continue;
      const place = ['properties', name];
      const target = resolveReference(holder, reference.$ref);
      const group = authored.schemas.get(target);
      if (!group?.$group) {
        const near = suggestion(
          target,
          groups.map(([one]) => one),
        );
        const why = group
          ? `${target} is no group: it lacks "$group".`
          : `There is no schema file ${target}.`;
        report.at(file, [...place, '$ref'], `${why}${near}`);
        continue;
      }
      const known = Object.keys(group.properties);
      for (const [index, one] of (reference.only ?? []).entries()) {
        if (known.includes(one)) continue;
        report.at(
          file,
          [...place, 'only', index],
          `${target} has no field "${one}".${suggestion(one, known)}`,
        );
      }
      if (!reference.only) continue;
      const ui = authored.uiSchemas.get(uiFileOf(target));
      for (const text of neededAndLeftOut(ui, known, reference.only))
        report.at(file, [...place, 'only'], text);
    }
  }
  const uses = groupUses(authored);
  for (const [holder, schema] of authored.schemas) {
    const of = uses.filter((use) => use.holder === holder);
    const owners = new Map(Object.keys(schema.properties).map((name) => [name, `"${name}"`]));
    for (const use of of) {
      for (const name of fieldsOfGroup(use).keys()) {
        const other = owners.get(name);
        if (other !== undefined && name !== use.name) {
          const text = `The field "${name}" of this group has the name of ${other}: give it another prefix.`;
          report.at(authored.files.get(holder)!, ['properties', use.name, 'prefix'], text);
        }
        owners.set(name, `a field of "${use.name}"`);
      }
    }
    checkShown(
      authored,
      holder,
      of.map(({ name }) => name),
      report,
    );
  }
}

/** Each group stands in one section. */
function checkShown(authored: Authored, holder: string, names: readonly string[], report: Report): void {
  const uiFile = authored.files.get(uiFileOf(holder));
  const ui = authored.uiSchemas.get(uiFileOf(holder));
  if (!uiFile || !ui || jsonOf(uiFile) === undefined) return;
  const shown = new Set<string>();
  for (const [index, section] of ui.sections.entries()) {
    for (const [at, name] of (section.groups ?? []).entries()) {
      const place = ['sections', index, 'groups', at];
      if (!names.includes(name))
        report.at(uiFile, place, `${holder} has no group "${name}".${suggestion(name, names)}`);
      else if (shown.has(name)) report.at(uiFile, place, `"${name}" stands in a section already.`);
      shown.add(name);
    }
  }
  for (const name of names) {
    if (!shown.has(name))
      report.at(uiFile, ['sections'], `The group "${name}" stands in no section, so nobody could see it.`);
  }
}
