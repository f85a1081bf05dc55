// Faults made by operators over the syntax tree: those of Stryker's instrumenter, all of a file behind one switch, so
// that modules are loaded once for many faults.
import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';

const quiet = () => {};
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
};
const options = { plugins: null, excludedMutations: [], ignorers: [] };

/**
 * Every fault that an operator makes in these files, in the order of the files.
 * @param {readonly string[]} files
 */
export async function faultsOf(files) {
  const { mutants } = await instrument(files.map((name) => ({ name, mutate: true })));
  return mutants.map(({ fileName, location, mutatorName, replacement }) => ({
    file: fileName,
    range: location,
    operator: mutatorName,
    replacement,
    ...nameOf(fileName, location, replacement),
  }));
}

/**
 * The text of each file with these faults built in, each active while its id is the active one, and the faults with
 * their ids.
 */
export async function buildIn(faults) {
  const files = [...new Set(faults.map(({ file }) => file))];
  const ranges = (file) => faults.filter((fault) => fault.file === file).map(({ range }) => range);
  const { files: texts, mutants } = await instrument(files.map((name) => ({ name, mutate: ranges(name) })));
  const keyOf = (file, { start, end }, operator, replacement) =>
    JSON.stringify([file, start.line, start.column, end.line, end.column, operator, replacement]);
  const ids = new Map(
    mutants.map((made) => [keyOf(made.fileName, made.location, made.mutatorName, made.replacement), made.id]),
  );
  return {
    texts: Object.fromEntries(texts.map(({ name, content }) => [name, content])),
    faults: faults.map((fault) => ({
      ...fault,
      id: ids.get(keyOf(fault.file, fault.range, fault.operator, fault.replacement)),
    })),
  };
}

function instrument(files) {
  const withText = files.map((file) => ({ ...file, content: readFileSync(file.name, 'utf8') }));
  return new Instrumenter(logger).instrument(withText, options);
}

/** How a fault is told: where it stands, what stands there, and what instead. */
function nameOf(file, { start, end }, replacement) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = lines[last].slice(0, end.column);
  lines[0] = lines[0].slice(start.column);
  const short = (text) => {
    const oneLine = text.replace(/\s+/g, ' ');
    return oneLine.length > 90 ? `${oneLine.slice(0, 60)} … ${oneLine.slice(-25)}` : oneLine;
  };
  return {
    place: `${file}:${start.line + 1}:${start.column + 1}`,
    change: `${short(lines.join('\n'))} → ${short(replacement)}`,
  };
}
