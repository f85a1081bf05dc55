import { type FieldDefinition, isNumber } from '../../src/engine/index.ts';
import { codeWidth, headWidth, type Tracks } from '../row-table/column-widths.ts';

const CHECK_COLUMN = 36;
const MARK_COLUMN = 64;
const NAME_COLUMN = 172;

/** Tracks of a nested list's table: codes alone, whole; their words stand in the open row and in the tooltip. */
export function nestedTracks(columns: readonly FieldDefinition[], isTree: boolean): Tracks {
  const widths = columns.map((definition, column) => {
    const head = headWidth({ ...definition, help: {} });
    if (definition.type === 'integer') return { least: Math.max(44, head), most: '44px' };
    if (definition.codeList) {
      const least = Math.max(62, head, codeWidth(definition));
      return { least, most: `${least}px` };
    }
    // Names stand indented, of four rows below each other at least.
    if (isTree && column === 0) return { least: Math.max(NAME_COLUMN, head), most: '4fr' };
    const maximum = definition.entry.maxLength ?? definition.valid.maxLength ?? 10;
    if (maximum > 60) return { least: Math.max(100, head), most: '3fr' };
    return { least: Math.max(isNumber(definition) ? 72 : 102, head), most: '1fr' };
  });
  const inside = widths.map(({ least, most }) =>
    most.endsWith('px') ? `${least}px` : `minmax(${least}px, ${most})`,
  );
  return {
    template: [`${CHECK_COLUMN}px`, ...inside, `${MARK_COLUMN}px`].join(' '),
    minWidth: widths.reduce((sum, { least }) => sum + least, CHECK_COLUMN + MARK_COLUMN),
  };
}
