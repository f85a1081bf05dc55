import type { ReactNode } from 'react';
import { rowLabel } from '../../../widgets/index.ts';
import {
  type Catalogue,
  type Difference,
  type DocumentData,
  type DocumentDefinition,
  formatPath,
  type ListDefinition,
} from '../../engine/index.ts';
import { text } from '../dialog-texts.ts';
import { DifferenceTable, type RecordNames } from './DifferenceTable.tsx';
import { differenceLines, earlierTitle, hasMovedRows, rowTitle } from './difference-lines.ts';

interface DifferenceBlockProps {
  readonly definition: DocumentDefinition;
  readonly codeLists: Catalogue['codeLists'];
  readonly documents: {
    readonly oldValues: DocumentData;
    readonly newValues: DocumentData;
    readonly names?: RecordNames;
  };
  readonly difference: Difference;
  readonly heading: 'h2' | 'h3';
  readonly id: string;
  readonly sides?: readonly [string, string];
  /** What is said or asked about it. */
  readonly children?: ReactNode;
}

/** One section or row that is other: its values on both sides. */
export function DifferenceBlock({
  definition,
  codeLists,
  documents: { oldValues, newValues, names = {} },
  difference,
  heading: Heading,
  id,
  sides,
  children,
}: DifferenceBlockProps) {
  const rowName = (list: ListDefinition) => rowLabel(list, text);
  const places = { definition, oldValues, newValues, rowName };
  const lines = differenceLines(difference, places);
  const title =
    'list' in difference
      ? rowTitle(difference, places)
      : (definition.sections.find(({ id: section }) => section === difference.section)?.label ??
        text('amend.other'));
  const earlier = 'list' in difference ? earlierTitle(difference, places) : undefined;
  const kind = [
    ...(difference.kind === 'changed'
      ? lines.length > 0
        ? [text('amend.changes', { count: lines.length })]
        : []
      : [text(`amend.${difference.kind}`)]),
    ...('list' in difference && hasMovedRows(difference) ? [text('amend.order')] : []),
    ...(earlier === undefined ? [] : [text('amend.earlier', { row: earlier })]),
  ];
  return (
    <section className="difference" aria-labelledby={id}>
      <Heading id={id}>
        {title} <span className="difference-kind">{kind.join(', ')}</span>
      </Heading>
      {lines.length > 0 && (
        <DifferenceTable
          lines={lines}
          codeLists={codeLists}
          names={names}
          labelledBy={id}
          {...(sides === undefined ? {} : { sides })}
        />
      )}
      {children}
    </section>
  );
}

export function keyOf(difference: Difference): string {
  return 'list' in difference
    ? `${difference.kind} ${formatPath(difference.path)}`
    : `section ${difference.section}`;
}
