// Where the time of a run went.

const width = 9;

/** Seconds with one decimal. */
export function seconds(milliseconds) {
  return (milliseconds / 1000).toFixed(1);
}

/**
 * Seconds of processor and waiting that the tests of each area took in each layer, several beside each other; below them
 * how long each step took on the clock.
 * @param {readonly { file: string, step: string, milliseconds: number }[]} files
 * @param {readonly { name: string, milliseconds: number }[]} steps
 */
export function timeTable(files, steps) {
  const layers = [...new Set(files.map(({ step }) => step))];
  const areas = [...new Set(files.map(({ file }) => areaOf(file)))].sort();
  const sum = (some) => some.reduce((total, { milliseconds }) => total + milliseconds, 0);
  const cell = (some) => (some.length === 0 ? '' : seconds(sum(some))).padStart(width);
  const first = Math.max(8, ...areas.map((area) => area.length));
  const row = (name, some) =>
    [name.padEnd(first), ...layers.map((layer) => cell(some.filter(({ step }) => step === layer)))].join(' ');
  const lines = areas.map((area) =>
    row(
      area,
      files.filter(({ file }) => areaOf(file) === area),
    ),
  );
  const clock = [...steps, { name: 'since the run began', milliseconds: performance.now() }].map(
    ({ name, milliseconds }) => `${seconds(milliseconds).padStart(8)} s  ${name}`,
  );
  if (files.length === 0) return ['Time of each step:', ...clock].join('\n');
  return [
    'Seconds of each area (down) and layer (across; several files run at once):',
    ...layers.map((layer, at) => `  ${at + 1}: ${layer}`),
    [''.padEnd(first), ...layers.map((_, at) => String(at + 1).padStart(width))].join(' '),
    ...lines,
    row('all', files),
    '',
    'Time of each step by the clock:',
    ...clock,
  ].join('\n');
}

/** `tests/areas/transit/…` is of transit, `tests/engine/…` of engine, `e2e/transit/…` of transit, `e2e/x.spec.ts` of e2e. */
function areaOf(file) {
  const [top, ...rest] = file.split('/').slice(0, -1);
  return (rest[0] === 'areas' ? rest[1] : rest[0]) ?? top ?? 'elsewhere';
}
