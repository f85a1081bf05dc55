import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, in the order they begin in. A fresh clone has no times of earlier runs, and one of
 * these begun last would keep the other processors waiting.
 */
const longest = [
  'tests/server/killed',
  'tests/messages/cli',
  'tests/messages/leaf-values',
  'tests/messages/leaves',
  'tests/server/requests',
  'tests/server/turns',
  'tests/messages/check',
  'tests/server/list-cost',
  'tests/server/same-verdict',
  'tests/schemas/stored-documents',
  'tests/computations/remote-undo',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return at === -1 ? longest.length : at;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}
