import { barChart } from '../bar-chart.ts';
import type { Row } from './report.ts';

/** Keystroke to paint in an item, a bar a row; `floor` is an empty page with one input. */
export function chartOf(rows: readonly Row[], floor: number | null, caption: string): string {
  return barChart({
    title: 'Keystroke to paint in an item, by engine and items',
    heading: 'Key to paint in an item: median (bar) and p95 (line), by engine and items',
    caption: `${caption}; dashed: an empty page with one input`,
    mark: floor ?? undefined,
    bars: rows.flatMap(({ engine, items, item: { median, p95 } }) =>
      median === null
        ? []
        : [
            {
              label: `${engine}, ${items}`,
              median,
              p95: p95 ?? median,
              tone: engine.startsWith('ours') ? 'strong' : 'pale',
            },
          ],
    ),
  });
}
