import type { Authored } from '../authored.ts';
import { type Report, suggestion } from './finding.ts';
import { type AuthoredObject, fieldsOf } from './objects.ts';

/**
 * Fields that were renamed or removed in their schema alone. Layout, texts, maps and fixtures still have the old
 * name, and one finding says more than one for each of them.
 */
export function checkRenamedFields(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  for (const { name: owner, file, schema, ui, uiFile } of objects.values()) {
    if (!ui || !uiFile) continue;
    const names = fieldsOf(schema).map(([name]) => name);
    const hasLabel = (name: string) => authored.locale[`fields.${owner}.${name}.label`] !== undefined;
    const strange = names.filter((name) => !hasLabel(name));
    for (const [index, section] of ui.sections.entries()) {
      for (const name of Object.keys(section.fields)) {
        if (names.includes(name) || !hasLabel(name)) continue;
        const [only] = strange;
        if (strange.length === 1 && only !== undefined) {
          const text = `"${only}" has this name here alone: layout, texts and the rest still say "${name}". Rename it there as well, or back here.`;
          report.at(file, ['properties', only], text);
          continue;
        }
        const text = `${file.name} has no field "${name}", but its layout and texts have it still. Take it out there as well, or put it back.`;
        report.at(uiFile, ['sections', index, 'fields', name], `${text}${suggestion(name, strange)}`);
      }
    }
  }
}
