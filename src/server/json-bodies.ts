import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { refusals } from './errors.ts';

/** Deepest nesting of lists and objects that is read: a row in a patch of a call is six deep. */
const deepest = 32;

/**
 * Most values of one JSON text, counted by the marks before them: the largest document that is taken (40,000 rows with
 * all their fields, 999 items) and the longest list of patches stay below.
 */
const mostValues = 1_500_000;

/**
 * And of one that the thread that answers reads, or is given back by another, which makes them there anew: figures that were
 * seen of 999 items are 8,400.
 */
export const mostValuesHere = 20_000;

/**
 * Most members of one object: a document has some 300, and of a row that is put in every value may come with where it came
 * from. Names that differ are slow to keep apart: 5,000 take 5 ms, 700,000 seconds.
 */
const mostMembers = 5000;

/** Refuses (413) a JSON text that nests deeper or holds more than is read, before anything is made of it; how many it holds. */
export function refuseVastJson(text: string, most = mostValues): number {
  let depth = 0;
  let values = 0;
  /** By depth the members so far of the object that is open there; a list's are not counted. */
  const members = new Float64Array(deepest + 1);
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at);
        break;
      case comma:
        values += 1;
        members[depth]! += 1;
        if (members[depth]! > mostMembers) throw refusals.tooManyMembers(mostMembers);
        break;
      case openBracket:
      case openBrace:
        values += 1;
        depth += 1;
        if (depth > deepest) throw refusals.tooDeep(deepest);
        members[depth] = text.charCodeAt(at) === openBrace ? 1 : -Infinity;
        break;
      case closeBracket:
      case closeBrace:
        depth -= 1;
        break;
    }
    if (values > most) throw refusals.tooManyValues(most);
  }
  return values;
}

const quote = 0x22;
const comma = 0x2c;
const openBracket = 0x5b;
const openBrace = 0x7b;
const closeBracket = 0x5d;
const closeBrace = 0x7d;

/** Where the text that begins here in quotes ends; behind everything where it does not. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

/** Reads JSON as Fastify does, within the bounds. */
export function jsonParser(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, text, done) => {
    try {
      refuseVastJson(text, mostValuesHere);
    } catch (error) {
      done(error as Error);
      return;
    }
    parse(request, text, done);
  };
}

/** Every JSON body is bounded before it is read. */
export function boundJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, jsonParser(app));
}
