import { expect, it } from 'vitest';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import { applyPatches } from '../../src/engine/index.ts';
import { formatPath, type Path, pathPattern } from '../../src/engine/path.ts';
import { pathToPointer } from '../../src/messages/index.ts';
import { filledDeclaration } from './support/filled-declaration.ts';
import { amended, maps } from './support/requests.ts';

const { CDSItems, ...header } = filledDeclaration();
const whole: DocumentData = { ...header, CDSItems: (CDSItems as readonly Row[]).slice(0, 1) };

/** Every field of the first rows that a message holds. */
function fields(data: DocumentData, above: Path): Path[] {
  return Object.entries(data).flatMap(([name, value]): Path[] => {
    if (Array.isArray(value)) return fields(value[0], [...above, name, { id: value[0].uuid }]);
    const path = [...above, name];
    return pathToPointer(maps.declaration, whole, path) === undefined ? [] : [path];
  });
}

/** Fields that are refused, that other elements follow, or whose codec spreads them over several elements. */
const others =
  /^\/(transaction_ref|declaration_type|additional_dec_type|submitter\w*|items|location_goods|CDSItems\/\*\/(item_no|commodityCode))$|_(sequence|order)$/;

it('A2: a changed field is pointed at where an error pointer would find it', () => {
  const paths = fields(whole, []).filter((path) => !others.test(pathPattern(path)));
  expect(paths.length).toBeGreaterThan(200);
  const elsewhere = paths.flatMap((path) => {
    const edited = applyPatches(whole, [{ op: 'set', path, value: 'other' }]);
    const pointers = amended(whole, edited).changes.map(({ pointer }) => pointer);
    const expected = pathToPointer(maps.declaration, whole, path);
    return pointers.length === 1 && pointers[0] === expected
      ? []
      : [`${formatPath(path)}: ${pointers.join(', ')}, not ${expected}`];
  });
  expect(elsewhere).toEqual([]);
});
