import type { Row } from './report.ts';

const WIDTH = 860;
const LEFT = 170;
const LINE = 24;
const TOP = 56;

/** Keystroke to paint in an item, a bar a row, on a scale where each line is ten times the one before. Plain SVG. */
export function chartOf(rows: readonly Row[], floor: number | null, caption: string): string {
  const shown = rows.filter(({ item }) => item.median !== null);
  const times = [floor ?? 1, ...shown.map(({ item }) => item.p95 ?? 1)];
  const most = 10 ** Math.ceil(Math.log10(Math.max(10, ...times)));
  const x = (time: number) => LEFT + ((WIDTH - LEFT - 90) * Math.log10(Math.max(1, time))) / Math.log10(most);
  const height = TOP + shown.length * LINE + 40;
  const decades = Array.from({ length: Math.log10(most) + 1 }, (_, power) => 10 ** power);
  const grid = decades.map(
    (time) =>
      `<line x1="${x(time)}" x2="${x(time)}" y1="${TOP - 8}" y2="${height - 32}" stroke="#d0d5dd"/><text x="${x(time)}" y="${height - 16}" text-anchor="middle">${time} ms</text>`,
  );
  const bars = shown.map(({ engine, items, item }, index) => {
    const y = TOP + index * LINE;
    const color = engine.startsWith('ours') ? '#1f6f6b' : '#8a94a3';
    const end = x(item.median ?? 1);
    return [
      `<text x="${LEFT - 8}" y="${y + 12}" text-anchor="end">${engine}, ${items}</text>`,
      `<rect x="${LEFT}" y="${y}" width="${round(end - LEFT)}" height="16" fill="${color}"/>`,
      `<line x1="${round(end)}" x2="${round(x(item.p95 ?? 1))}" y1="${y + 8}" y2="${y + 8}" stroke="#1d2530"/>`,
      `<text x="${round(x(item.p95 ?? 1)) + 6}" y="${y + 12}">${Math.round(item.median ?? 0)}</text>`,
    ].join('');
  });
  const line =
    floor === null
      ? ''
      : `<line x1="${round(x(floor))}" x2="${round(x(floor))}" y1="${TOP - 8}" y2="${height - 32}" stroke="#b42318" stroke-dasharray="4 3"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="system-ui, sans-serif" font-size="12" fill="#1d2530">
<title>Keystroke to paint in an item, by engine and items</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<text x="16" y="20" font-size="14" font-weight="600">Key to paint in an item: median (bar) and p95 (line), by engine and items</text>
<text x="16" y="38">${caption}; dashed: an empty page with one input</text>
${[...grid, ...bars, line].join('\n')}
</svg>
`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
