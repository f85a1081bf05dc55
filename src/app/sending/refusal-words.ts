import { type DocumentData, type DocumentDefinition, parsePath, plainWords } from '../../engine/index.ts';
import { CallError, messageOf } from '../api/call-error.ts';
import { linesOf } from '../api/client.ts';
import { placeWords } from '../editor/place-words.ts';
import { text } from '../texts.ts';

/**
 * That a document was not accepted, and each error with the field that it is about (CUS-296). What brings no errors was
 * not judged by customs, and its message stands alone (CUS-297).
 */
export function refusalWords(
  provider: string,
  error: unknown,
  definition: DocumentDefinition,
  document: DocumentData,
): string {
  const { message, errors }: Readonly<Record<string, unknown>> = error instanceof CallError ? error.body : {};
  if (linesOf({ errors }) === '') return messageOf(error);
  // Of a list each place is a number, which names nothing.
  const named = Object.entries(typeof errors === 'string' ? [errors] : (errors as object)).map(
    ([place, texts]) => {
      const words = place.startsWith('/') && placeWords(definition, document, parsePath(place), text);
      return [place, [texts].flat().map((each) => (words ? `${words}: ${each}` : each))];
    },
  );
  const lines = linesOf({ message, errors: Object.fromEntries(named) });
  return text('send.refused', { provider, errors: plainWords(lines) });
}
