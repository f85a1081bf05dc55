import { cellText } from '../../../widgets/index.ts';
import type { Catalogue, FieldDefinition, FieldValue } from '../../engine/index.ts';
import { text } from '../dialog-texts.ts';
import { changedPart, type DifferenceLine } from './difference-lines.ts';
import './differences.css';

/** Names of the records that fields with a number refer to, by field and number. */
export type RecordNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface DifferenceTableProps {
  readonly lines: readonly DifferenceLine[];
  readonly codeLists: Catalogue['codeLists'];
  readonly names: RecordNames;
  readonly labelledBy: string;
  /** What the two sides are. */
  readonly sides?: readonly [string, string];
}

/** Old and new values side by side, the characters that are other underlined. */
export function DifferenceTable({
  lines,
  codeLists,
  names,
  labelledBy,
  sides = [text('amend.was'), text('amend.now')],
}: DifferenceTableProps) {
  return (
    <table className="was-now" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{text('amend.field')}</th>
          <th scope="col">{sides[0]}</th>
          <th scope="col">{sides[1]}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ within, field, before, after }) => (
          <tr key={[...within, field.name, before === undefined, after === undefined].join(' ')}>
            <th scope="row">
              {[...within, [field.label, field.help.dataElement].filter(Boolean).join(' ')].join(', ')}
            </th>
            <td className="was">
              <Value field={field} value={before} other={after} codeLists={codeLists} names={names} />
            </td>
            <td className="now">
              <Value field={field} value={after} other={before} codeLists={codeLists} names={names} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ValueProps {
  readonly field: FieldDefinition;
  readonly value: FieldValue | undefined;
  readonly other: FieldValue | undefined;
  readonly codeLists: Catalogue['codeLists'];
  readonly names: RecordNames;
}

function Value({ field, value, other, codeLists, names }: ValueProps) {
  if (value === undefined || value === '')
    return <span className="was-now-blank">{text('amend.blank')}</span>;
  const name = names[field.name]?.[String(value)];
  if (name !== undefined) return name;
  const shown = cellText(field, value, codeLists, text);
  const beside = cellText(field, other, codeLists, text).value;
  const [from, to] = beside === '' ? [0, 0] : changedPart(shown.value, beside);
  return (
    <>
      <span className={shown.kind === 'code' ? 'code' : shown.kind === 'number' ? 'num' : undefined}>
        {shown.value.slice(0, from)}
        {to > from && <u>{shown.value.slice(from, to)}</u>}
        {shown.value.slice(to)}
      </span>
      {shown.words && ` ${shown.words}`}
    </>
  );
}
