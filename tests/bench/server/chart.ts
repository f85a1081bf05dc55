import { barChart } from '../bar-chart.ts';
import { figuresOf, type Measured } from './report.ts';

const COUNT = new Intl.NumberFormat('en-GB');

/** Every call with fewest and with most declarations of one PostgreSQL, the pairs below each other. */
export function chartOf(sets: readonly Measured[], caption: string): string {
  const sorted = [...sets].sort((one, other) => one.rows - other.rows);
  const [fewest, most] = [sorted[0]!, sorted.at(-1)!];
  const shown = fewest === most ? [most] : [fewest, most];
  const sizes = shown.map(({ rows }) => COUNT.format(rows)).join(' and ');
  const figures = shown.map((set) => figuresOf(set.loads));
  return barChart({
    title: `Time of a call with ${sizes} declarations`,
    heading: `A call with ${sizes} declarations (pale, green): median (bar) and p95 (line)`,
    caption,
    bars: figures[0]!.flatMap(({ name }) =>
      figures.flatMap((set, index) => {
        const figure = set.find((one) => one.name === name);
        if (!figure) return [];
        const tone = shown[index] === most ? 'strong' : 'pale';
        return [{ label: index === 0 ? name : '', median: figure.median, p95: figure.p95, tone } as const];
      }),
    ),
  });
}
