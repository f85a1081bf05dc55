import type { DocumentDefinition } from '../engine/catalogue.ts';
import type { RuleContext } from '../engine/condition.ts';
import type { DocumentData } from '../engine/document.ts';
import { formatPath } from '../engine/path.ts';
import { buildMessage, type MessageElement } from './build.ts';
import type { MessageMap } from './map.ts';
import { fieldPath } from './scope.ts';

/** What a document's message holds, by where it comes from. */
export interface MessageContents {
  /**
   * Path as text of every field whose value is written, with the text as it is written. What the rules hide and what
   * no element holds is not among them; a blank field is, where a default or a number is written for it.
   */
  readonly fields: ReadonlyMap<string, string>;
  /** Texts that come from no field, by the element's name: constants, and numbers of repeated elements. */
  readonly own: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The contents of the message a document makes now. */
export function messageContents(
  map: MessageMap,
  document: DocumentData,
  definition: DocumentDefinition | undefined,
  context: RuleContext,
): MessageContents {
  const fields = new Map<string, string>();
  const own = new Map<string, Set<string>>();
  const walk = ({ node, text, scope, field, attributes, children }: MessageElement): void => {
    const add = (reference: string, value: string) =>
      fields.set(formatPath(fieldPath(scope, reference)), value);
    if (field !== undefined) add(field, text ?? '');
    else if (text !== undefined) own.set(node.element, (own.get(node.element) ?? new Set()).add(text));
    for (const { node: attribute, value } of attributes) {
      if (attribute.field !== undefined) add(attribute.field, value);
    }
    // A codec's fields are written together, in pieces: each is there, none by itself.
    for (const { fields: coded } of Object.values(node.codecs ?? {})) {
      for (const name of coded) {
        const held = fieldPath(scope, name);
        if (!fields.has(formatPath(held))) add(name, '');
      }
    }
    for (const child of children) walk(child);
  };
  walk(buildMessage(map, document, definition, context));
  return { fields, own };
}
