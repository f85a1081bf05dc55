import { LongText } from './long-text.ts';
import type { Questions } from './questions.ts';

/**
 * Something that is made of nothing but what it is given and what it asks, and may take long: a thread can do it as well
 * as anybody. It changes nothing, so that it may be done again.
 */
export interface Work<About, Made, Asked extends Questions = Record<never, never>> {
  /** As it is called between threads, its area first: `declarations.save`. */
  readonly name: string;
  /** What it takes and gives goes to another thread and comes back: data, bytes, no functions. */
  run(about: About, ask: Asked): Made | Promise<Made>;
  /** Roughly how many bytes it goes over, what it hears of its questions aside; without it as many as can be. */
  weight?(about: About): number;
  /** How many bytes it goes over besides for what a question was answered. */
  weightOfAnswer?(about: About, question: string, answer: unknown): number;
}

/**
 * What weighs no more may be done where it is asked for: it takes ten milliseconds of a processor at most, mostly far less
 * than another thread takes to hear of it. The one place that says how small small is.
 */
export const smallWeight = 32 * 1024;

/**
 * What an object counts for in JSON, however few members it has: an empty row is judged and computed as a filled one is,
 * and takes more words to be told what it lacks.
 */
const weightOfObject = 400;

/** What a document, or what else is read of JSON, weighs; of what is not small no more than that. */
export function jsonWeight(json: string | Uint8Array | LongText): number {
  if (json.length > smallWeight || json instanceof LongText) return json.length;
  const text = typeof json === 'string' ? json : Buffer.from(json);
  let weight = text.length;
  // An object in a text of JSON may be written either way.
  for (const brace of ['{', '\\u007']) {
    let at = text.indexOf(brace);
    while (at !== -1 && weight <= smallWeight) {
      weight += weightOfObject;
      at = text.indexOf(brace, at + 1);
    }
  }
  return weight;
}

/** What data weighs, its texts as JSON; of what is not small no more than that. */
export function dataWeight(data: unknown): number {
  if (isText(data)) return jsonWeight(data);
  if (typeof data !== 'object' || data === null) return 0;
  let weight = Array.isArray(data) ? 0 : weightOfObject;
  for (const one of Object.values(data)) {
    weight += dataWeight(one);
    if (weight > smallWeight) break;
  }
  return weight;
}

function isText(data: unknown): data is string | Uint8Array | LongText {
  return typeof data === 'string' || data instanceof Uint8Array || data instanceof LongText;
}

export function isSmall<About>({ weight }: Pick<Work<About, unknown>, 'weight'>, about: About): boolean {
  return weight !== undefined && weight(about) <= smallWeight;
}

/** What was taken for small hears something that is not. */
export class NotSmall extends Error {
  override readonly name = 'NotSmall';
}

/**
 * The questions of a work that is done where it is asked for: they throw NotSmall where the answers are not small together, and let it
 * go on when it has its turn again.
 */
export function smallAnswers<About, Asked extends Questions>(
  work: Pick<Work<About, unknown>, 'weightOfAnswer'>,
  about: About,
  questions: Asked,
  turn: () => Promise<void>,
): Asked {
  let heard = 0;
  const answers = Object.entries(questions).map(([name, ask]) => [
    name,
    async (...asked: unknown[]) => {
      const answer = await ask(...asked);
      heard += textIn(answer) + (work.weightOfAnswer?.(about, name, answer) ?? 0);
      if (heard > smallWeight) throw new NotSmall(`The answers up to that of ${name} are long.`);
      await turn();
      return answer;
    },
  ]);
  return Object.fromEntries(answers) as Asked;
}

/** How much text and how many bytes there are in data. */
function textIn(data: unknown): number {
  if (isText(data)) return data.length;
  if (typeof data !== 'object' || data === null) return 0;
  return Object.values(data).reduce((sum: number, one) => sum + textIn(one), 0);
}
