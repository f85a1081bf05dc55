/** A bar, in milliseconds. */
interface Bar {
  readonly label: string;
  readonly median: number;
  readonly p95: number;
  readonly tone: 'strong' | 'pale';
}

export interface BarChart {
  /** What the picture shows, for whoever hears it. */
  readonly title: string;
  readonly heading: string;
  readonly caption: string;
  readonly bars: readonly Bar[];
  /** A time marked through all bars by a dashed line. */
  readonly mark?: number;
}

const WIDTH = 860;
const LEFT = 190;
const LINE = 24;
const TOP = 56;
const COLORS = { strong: '#1f6f6b', pale: '#8a94a3' };

/** Medians as bars, p95 as lines, on a scale where each grid line is ten times the one before. Plain SVG. */
export function barChart({ title, heading, caption, bars, mark }: BarChart): string {
  const most = 10 ** Math.ceil(Math.log10(Math.max(10, mark ?? 1, ...bars.map(({ p95 }) => p95))));
  const x = (time: number) =>
    round(LEFT + ((WIDTH - LEFT - 90) * Math.log10(Math.max(1, time))) / Math.log10(most));
  const height = TOP + bars.length * LINE + 40;
  const upright = (time: number, look: string) =>
    `<line x1="${x(time)}" x2="${x(time)}" y1="${TOP - 8}" y2="${height - 32}" ${look}/>`;
  const decades = Array.from({ length: Math.log10(most) + 1 }, (_, power) => 10 ** power);
  const grid = decades.map(
    (time) =>
      `${upright(time, 'stroke="#d0d5dd"')}<text x="${x(time)}" y="${height - 16}" text-anchor="middle">${time} ms</text>`,
  );
  const drawn = bars.map(({ label, median, p95, tone }, index) => {
    const y = TOP + index * LINE;
    return [
      `<text x="${LEFT - 8}" y="${y + 12}" text-anchor="end">${label}</text>`,
      `<rect x="${LEFT}" y="${y}" width="${round(x(median) - LEFT)}" height="16" fill="${COLORS[tone]}"/>`,
      `<line x1="${x(median)}" x2="${x(p95)}" y1="${y + 8}" y2="${y + 8}" stroke="#1d2530"/>`,
      `<text x="${x(p95) + 6}" y="${y + 12}">${median < 10 ? round(median) : Math.round(median)}</text>`,
    ].join('');
  });
  const line = mark === undefined ? '' : upright(mark, 'stroke="#b42318" stroke-dasharray="4 3"');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="system-ui, sans-serif" font-size="12" fill="#1d2530">
<title>${title}</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<text x="16" y="20" font-size="14" font-weight="600">${heading}</text>
<text x="16" y="38">${caption}</text>
${[...grid, ...drawn, line].join('\n')}
</svg>
`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
