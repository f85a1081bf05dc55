import { isDeepStrictEqual } from 'node:util';
import type { Authored } from '../authored.ts';
import type { Change } from './change.ts';

/**
 * What the migrations of a document take from those that are stored at a version: each value that one removes. One that
 * has run already cannot be edited any more.
 */
export function migrationChanges(
  document: string,
  stored: number,
  before: Authored,
  after: Authored,
): readonly Change[] {
  const earlier = before.migrations.get(document) ?? [];
  return (after.migrations.get(document) ?? []).flatMap(({ to, steps }): readonly Change[] => {
    const file = `${document}/migrations/${to}.json`;
    if (to > stored) {
      return steps.flatMap((step, index) => {
        if (!('remove' in step)) return [];
        const text = `What documents of version ${to - 1} hold at "${step.remove}" is removed.`;
        return [{ kind: 'breaking', file, path: ['steps', index, 'remove'], text }];
      });
    }
    const ran = earlier.find((migration) => migration.to === to);
    if (ran === undefined || isDeepStrictEqual(ran.steps, steps)) return [];
    const text = `The migration to version ${to} has run already: what it did to documents of version ${to} stays. Lead to a version ${stored + 1} instead.`;
    return [{ kind: 'unclear', file, path: ['steps'], text }];
  });
}
