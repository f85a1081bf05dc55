// Which files of the browser a journey opens. Journeys run what is built, so no import leads from one to src/app: what leads
// there are the addresses that it and the functions it calls go to, and the tables of routes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Loaded with every page, or read to build them all. */
const frame = ['src/app/index.html', 'src/app/main.tsx', 'vite.config.ts', 'playwright.config.ts'];
const frameCost = 4;

const declaration = /^(?:export )?(?:async )?(?:const|function\*?) (\w+)/gm;
const namedImport = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(\.[^']+)'/g;

/**
 * What each journey uses beside its imports, with the cost, and from which files to which pages of theirs tables of routes
 * lead: who goes by one to a page is who opens its address, and not whoever opens another.
 * @param {readonly string[]} files
 */
export function pagesOfJourneys(files) {
  const tables = files.filter((file) => /^src\/app\/.*\.tsx$/.test(file)).flatMap(tableIn);
  const helpers = new Map(
    files.filter((file) => /^e2e\/(?!.*\.spec)/.test(file)).map((file) => [file, partsOf(file)]),
  );
  const always = frame.filter((file) => files.includes(file));
  const uses = new Map();
  for (const journey of files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file))) {
    const pages = [...addressesIn(textOf(journey, helpers))].flatMap((address) => filesAt(address, tables));
    const opened = new Map(pages.length > 0 ? always.map((file) => [file, frameCost]) : []);
    for (const file of pages) opened.set(file, 1);
    uses.set(journey, opened);
  }
  const pages = new Map(
    tables.map(({ file, routes }) => [file, new Set(routes.flatMap((route) => route.files))]),
  );
  return { uses, pages };
}

/** Files of the page at this address; none where no table names it. */
function filesAt(address, tables) {
  const best = tables.map(
    ({ routes }) =>
      routes.find(({ matches, isRest }) => !isRest && matches.test(address)) ??
      routes.find(({ endsWith }) => endsWith(address)) ??
      routes.find(({ isRest }) => isRest),
  );
  if (best.every((route) => route === undefined || route.isRest)) return [];
  const elsewhere = best.flatMap((route) => (route && !route.isRest ? route.leadsTo : []));
  return [
    ...best.flatMap((route) => route?.files ?? []),
    ...elsewhere.flatMap((next) => (next === address ? [] : filesAt(next, tables))),
  ];
}

/** The table of routes in a file, the most exact routes first. */
function tableIn(file) {
  const { text, parts, imports } = partsOf(file);
  const begins = [...text.matchAll(/: RouteObject\[\] (?:= |\{[\s\S]{0,300}?\n {2}return )\[/g)];
  const table = begins.at(-1);
  if (!table) return [];
  // What stands below is about the whole table, and so is what makes pages of every kind of document.
  for (const [name, part] of parts)
    if (
      text.indexOf(part) >= text.lastIndexOf('\n', table.index) ||
      begins.some((begin) => part.includes(begin[0]))
    )
      parts.delete(name);
  const constants = new Map(
    [...text.matchAll(/^const (\w+) = '([^']*)'/gm)].map(([, name, value]) => [name, value]),
  );
  const found = begins.flatMap((begin) => routesIn(text.slice(begin.index + begin[0].length)));
  const routes = found.flatMap(({ path, words }) =>
    addressesOf(path, constants).map((address) => ({
      address,
      isRest: address === '*',
      matches: patternOf(address.split('/')),
      endsWith: endOf(address.split('/')),
      leadsTo: [...words.matchAll(/to="([^"]+)"/g)].map(([, to]) => to),
      files: filesOfWords(words, file, parts, imports),
    })),
  );
  const rank = ({ address, isRest }) =>
    isRest ? -1 : address.split('/').filter((part) => !part.startsWith(':')).length;
  return [{ file, routes: routes.toSorted((one, other) => rank(other) - rank(one)) }];
}

/** The addresses that the path of a route stands for: one, or one of each kind of document. */
function addressesOf(path, constants) {
  const named = [...path.matchAll(/addresses\.(\w+)/g)].map(([, name]) => name);
  const ofKinds = named.length > 0 ? kindAddresses().filter((one) => named.every((name) => one[name])) : [{}];
  return ofKinds.map((addresses) =>
    path.startsWith("'")
      ? path.slice(1, -1)
      : path.replace(/^`|`$/g, '').replace(/^([\w.]+)$|\$\{([\w.]+)\}/g, (_, one, other) => {
          const name = one ?? other;
          return constants.get(name) ?? addresses[name.replace('addresses.', '')] ?? '';
        }),
  );
}

function kindAddresses() {
  const files = existsSync('schemas') ? readdirSync('schemas') : [];
  return files
    .map((document) => join('schemas', document, `${document}.kind.json`))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')).addresses);
}

function patternOf(segments) {
  const source = segments
    .filter(Boolean)
    .map((one) => (one.endsWith('?') ? '(?:/[^/]+)?' : one.startsWith(':') ? '/[^/]+' : `/${one}`));
  return new RegExp(`^${source.join('') || '/'}$`);
}

/** Whether a link's end, as `/edit/1`, is that of a route: from a word of it on. */
function endOf(segments) {
  const starts = segments.flatMap((one, at) => (at > 1 && /^\w/.test(one) ? [at] : []));
  const patterns = starts.map((at) => patternOf(segments.slice(at)));
  return (address) => patterns.some((pattern) => pattern.test(address));
}

/** Every object with a `path` in an array of routes; its words are its own and those of the objects around it. */
function routesIn(text) {
  const routes = [];
  const open = [];
  let depth = 1;
  for (const [mark] of text.matchAll(/`[^`]*`|'[^'\n]*'|"[^"\n]*"|[[\]{}]|[^[\]{}`'"]+|['"]/g)) {
    if (mark === '[') depth += 1;
    else if (mark === ']') depth -= 1;
    else if (mark === '{') open.push({ own: '', around: open.at(-1), hasRoutes: false });
    else if (mark === '}') {
      const ended = open.pop();
      const path = ended.own.match(/\bpath: ('[^']*'|`[^`]*`|[\w.]+)/);
      if (path) routes.push({ path: path[1], object: ended });
      const around = open.at(-1);
      // Braces of JSX are part of the object that they stand in.
      if (around && (path || ended.hasRoutes)) around.hasRoutes = true;
      else if (around) around.own += ` ${ended.own} `;
    } else if (open.length > 0) open.at(-1).own += mark;
    if (depth === 0) break;
  }
  const wordsOf = (object) => (object ? `${wordsOf(object.around)} ${object.own}` : '');
  return routes.map(({ path, object }) => ({ path, words: wordsOf(object) }));
}

/** Files that words of a module stand for: imported by that name, or fetched by what is declared under it. */
function filesOfWords(words, file, parts, imports, seen = new Set()) {
  const found = new Set();
  for (const [word] of words.matchAll(/\b[A-Za-z]\w+/g)) {
    if (seen.has(word)) continue;
    seen.add(word);
    if (imports.has(word)) found.add(imports.get(word));
    const text = parts.get(word);
    if (text === undefined) continue;
    for (const [, target] of text.matchAll(/import\(\s*'(\.[^']+)'/g)) found.add(join(dirname(file), target));
    for (const one of filesOfWords(text, file, parts, imports, seen)) found.add(one);
  }
  return [...found];
}

/** The text of a journey, and of every function beside the journeys that it calls, directly or not. */
function textOf(journey, helpers) {
  const { text, imports } = partsOf(journey);
  const texts = [text];
  const open = [...imports].map(([name, file]) => ({ name, file }));
  const seen = new Set();
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const key = `${one.file} ${one.name}`;
    const helper = helpers.get(one.file);
    const part = helper?.parts.get(one.name);
    if (part === undefined || seen.has(key)) continue;
    seen.add(key);
    texts.push(part);
    for (const [word] of part.matchAll(/\b[A-Za-z]\w+/g)) {
      if (helper.parts.has(word)) open.push({ name: word, file: one.file });
      else if (helper.imports.has(word)) open.push({ name: word, file: helper.imports.get(word) });
    }
  }
  return texts.join('\n');
}

/** Addresses of pages that a text may name; those of calls to the API are left out. */
function addressesIn(text) {
  const plain = text
    .replaceAll('\\/', '/')
    .replace(/'(?:GET|POST|PUT|PATCH|DELETE)',\s*(['"`])[^'"`]*\1/g, '')
    .replace(/\b(?:\w+\.)?address\)/g, "'@')")
    .replace(/\$\{[^{}]*\baddress\}/g, '@')
    .replace(/\$\{[^{}]*\}|\/\\d\+/g, (mark) => (mark.startsWith('/') ? '/1' : '1'));
  const addresses = [...plain.matchAll(/(?<=['"`@/])\/[\w-]+(?:\/[\w-]+)*/g)].map(([address]) => address);
  return new Set(/@['"`]/.test(plain) ? ['/', ...addresses] : addresses);
}

/** A module in parts: its text, what it declares by name, and the files that it imports names from. */
function partsOf(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const begins = [...text.matchAll(declaration)];
  const parts = new Map(
    begins.map(({ 1: name, index }, at) => [name, text.slice(index, begins[at + 1]?.index ?? text.length)]),
  );
  const imports = new Map();
  for (const [, names, from] of text.matchAll(namedImport)) {
    for (const name of names.split(',')) {
      const own = name
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .at(-1);
      if (own) imports.set(own, join(dirname(file), from));
    }
  }
  return { text, parts, imports };
}
