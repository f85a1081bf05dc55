export { type DeclarationLines, declarationOf, declarationsIn } from './declarations.ts';
export { groupLines, singleLines, type Totals, totalsOfGroups, totalsOfLines } from './groups.ts';
export { importGroups } from './items.ts';
export {
  type ImportTable,
  importTarget,
  type LineError,
  type Mapping,
  preferential,
  type ReadLine,
  readLines,
} from './lines.ts';
