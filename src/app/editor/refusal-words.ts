import { type DocumentData, type DocumentDefinition, parsePath, plainWords } from '../../engine/index.ts';
import { CallError, messageOf } from '../api/call-error.ts';
import { linesOf } from '../api/client.ts';
import { text } from '../texts.ts';
import { placeWords } from './place-words.ts';

/** That a document was not accepted, and each error with the field that it is about (CUS-296). */
export function refusalWords(
  provider: string,
  error: unknown,
  definition: DocumentDefinition,
  document: DocumentData,
): string {
  return text('send.refused', { provider, errors: plainWords(errorLines(error, definition, document)) });
}

function errorLines(error: unknown, definition: DocumentDefinition, document: DocumentData): string {
  const body: Readonly<Record<string, unknown>> = error instanceof CallError ? error.body : {};
  const { message, errors } = body;
  if (typeof errors !== 'object' || errors === null) return messageOf(error);
  const named = Object.entries(errors).map(([place, texts]) => {
    const words = place.startsWith('/') && placeWords(definition, document, parsePath(place), text);
    return [place, [texts].flat().map((each) => (words ? `${words}: ${each}` : each))];
  });
  return linesOf({ message, errors: Object.fromEntries(named) });
}
