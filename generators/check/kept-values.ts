import type { ShapeStep } from '../../src/engine/migrate.ts';
import { type Authored, resolveReference } from '../authored.ts';
import type { Report } from './finding.ts';
import { type AuthoredObject, fieldOf } from './objects.ts';
import type { ShapedDocument } from './replays.ts';
import { valueProblem } from './value.ts';

/**
 * What the migration to today's version does to values: one it removes though its field is still there, and one it
 * gives that the field refuses. Earlier migrations led to fields that may have been others.
 */
export function checkKeptValues(
  { folder, version, migrations }: ShapedDocument,
  document: AuthoredObject,
  objects: ReadonlyMap<string, AuthoredObject>,
  authored: Authored,
  report: Report,
): void {
  const steps = migrations.find(({ to }) => to === version)?.steps ?? [];
  const file = authored.files.get(`${folder}/migrations/${version}.json`);
  if (!file) return;
  for (const [index, step] of steps.entries()) {
    const later = steps.slice(index + 1);
    if ('remove' in step && !later.some((next) => renamedTo(next) === step.remove)) {
      const place = placeAfter(step.remove, later);
      if (place === undefined || !memberAt(place)) continue;
      const text = `Documents of version ${version - 1} lose what they hold at "${step.remove}", which version ${version} has still. Leave the step out, or make other values of them by a function ("change").`;
      report.at(file, ['steps', index, 'remove'], text);
    }
    if ('give' in step) {
      const place = placeAfter(step.give, later) ?? '';
      const found = memberAt(place);
      const why =
        found && fieldOf(found.object.schema, found.name)
          ? valueProblem(found.object, found.name, step.value)
          : undefined;
      if (why === undefined) continue;
      const text = `The value ${JSON.stringify(step.value)} is not valid at "${place}" in version ${version}. ${why}`;
      report.at(file, ['steps', index, 'value'], text);
    }
  }

  /** The object that a place leads to and the name of its field or list; undefined where there is none. */
  function memberAt(place: string): { object: AuthoredObject; name: string } | undefined {
    const names = place.split('/').filter((part) => part !== '' && part !== '*');
    const name = names.pop();
    let object: AuthoredObject | undefined = document;
    for (const list of names) {
      const schema: AuthoredObject['schema']['properties'][string] | undefined =
        object?.schema.properties[list];
      object =
        object && schema?.type === 'array'
          ? objects.get(resolveReference(object.file.name, schema.items.$ref))
          : undefined;
    }
    return object && name !== undefined && Object.hasOwn(object.schema.properties, name)
      ? { object, name }
      : undefined;
  }
}

/** Where a value stands after some steps; undefined where one of them removes it. */
export function placeAfter(place: string, steps: readonly ShapeStep[]): string | undefined {
  let at = place;
  for (const step of steps) {
    if ('remove' in step && isWithin(at, step.remove)) return undefined;
    if ('rename' in step && isWithin(at, step.rename))
      at = `${renamedTo(step)}${at.slice(step.rename.length)}`;
  }
  return at;
}

function isWithin(place: string, other: string): boolean {
  return place === other || place.startsWith(`${other}/`);
}

/** The place that a renaming fills. */
export function renamedTo(step: ShapeStep): string | undefined {
  return 'rename' in step ? `${step.rename.slice(0, step.rename.lastIndexOf('/'))}/${step.to}` : undefined;
}
