export { type DeclarationLines, declarationOf, declarationsIn } from './declarations.ts';
export {
  description,
  groupLines,
  type LineGroup,
  longestDescription,
  singleLines,
  sumOfTotals,
  type Totals,
  totalsOfGroups,
  totalsOfLines,
} from './groups.ts';
export { headerLeftOut } from './header.ts';
export { importGroups } from './items.ts';
export {
  type ImportTable,
  importTarget,
  type LeftOut,
  type LineError,
  lineBreaks,
  type Mapping,
  preferential,
  type ReadLine,
  readLines,
  type TableLine,
} from './lines.ts';
