import type { Authored } from '../authored.ts';
import { categoryTitleId, requirementTextId } from '../categories.ts';
import { isDay } from './elements.ts';
import { type Report, suggestion } from './finding.ts';

/** Categories: each element is described and stands once, an opening says how far it was read, every text is there. */
export function checkCategories(authored: Authored, report: Report): void {
  const known = new Set([...authored.elements.values()].flatMap((of) => Object.keys(of.elements)));
  // One that a field names and nothing describes is reported there.
  const named = new Set(
    [...authored.schemas.values()].flatMap(({ properties }) =>
      Object.values(properties).map(({ dataElement }) => dataElement),
    ),
  );
  const used = new Set<string>();
  const origin = new Map<string, string>();
  for (const [name, { category, page, readThrough, requirements }] of authored.categories) {
    const file = authored.files.get(name);
    if (!file) continue;
    const first = origin.get(category);
    if (first) report.at(file, ['category'], `The category ${category} already stands in ${first}.`);
    origin.set(category, name);
    if (!isDay(page.date)) report.at(file, ['page', 'date'], `There is no day ${page.date}.`);
    if ((page.extent === 'opening') !== (readThrough !== undefined))
      report.at(
        file,
        ['page', 'extent'],
        'A table of which only the opening was read says how far in "readThrough", and no other does.',
      );
    const last = requirements.at(-1)?.element;
    if (readThrough !== undefined && readThrough !== last) {
      const text = `The rows that were read end with ${last}, but "readThrough" says ${readThrough}.`;
      report.at(file, ['readThrough'], text);
    }
    const titleId = categoryTitleId(name);
    used.add(titleId);
    if (authored.locale[titleId] === undefined)
      report.at(file, ['category'], `The locale files lack the text "${titleId}".`);
    const seen = new Set<string>();
    requirements.forEach(({ element, need, level }, index) => {
      const place = ['requirements', index, 'element'];
      if (!known.has(element) && !named.has(element))
        report.at(file, place, `There is no data element ${element}.${suggestion(element, known)}`);
      if (seen.has(element)) report.at(file, place, `The data element ${element} stands here a second time.`);
      seen.add(element);
      const id = requirementTextId(need, level);
      used.add(id);
      if (authored.locale[id] === undefined)
        report.at(file, ['requirements', index, 'need'], `The locale files lack the text "${id}".`);
    });
  }
  for (const file of authored.files.values()) {
    if (!/^locale\/en(\.[a-z-]+)?\.json$/.test(file.name)) continue;
    for (const id of Object.keys(JSON.parse(file.text) as object)) {
      if (id.startsWith('categories.') && !used.has(id))
        report.at(file, [id], `Nothing uses the text "${id}".${suggestion(id, used)}`);
    }
  }
}
