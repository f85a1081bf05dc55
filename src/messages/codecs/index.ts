import type { CodecUse } from '../map.ts';
import type { Codec } from './codec.ts';
import { dateForms, momentForms } from './date-forms.ts';
import { dateIso } from './date-iso.ts';
import { dateMinutes } from './date-minutes.ts';
import { join } from './join.ts';
import { split } from './split.ts';

/** All codecs by the name a map uses. */
export const codecs: Readonly<Record<string, Codec>> = {
  join,
  split,
  'date-forms': dateForms,
  'date-iso': dateIso,
  'date-minutes': dateMinutes,
  'moment-forms': momentForms,
};

/** The texts of all parts, in the order of `use.parts`. Throws on a codec that does not exist. */
export function writeParts(use: CodecUse, values: readonly string[]): readonly string[] {
  return codecNamed(use.codec).write(values, use);
}

/**
 * The field values for these texts, or undefined when they would not be written back as they are: what
 * a codec cannot give back exactly is not held, never changed.
 */
export function readParts(use: CodecUse, texts: readonly string[]): readonly string[] | undefined {
  const codec = codecNamed(use.codec);
  const values = codec.read(texts, use);
  if (values === undefined) return undefined;
  const again = codec.write(values, use);
  return texts.every((text, index) => text === (again[index] ?? '')) ? values : undefined;
}

function codecNamed(name: string): Codec {
  const codec = codecs[name];
  if (!codec) throw new Error(`There is no codec "${name}".`);
  return codec;
}
