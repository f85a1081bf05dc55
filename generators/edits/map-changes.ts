import type { FieldCheck } from '../../src/engine/catalogue.ts';
import type { MessageMap, ValueFacets } from '../../src/messages/map.ts';
import type { Authored, AuthoredMap } from '../authored.ts';
import type { Change, EditKind } from './change.ts';
import { bound, checkChanges, type MemberChange } from './field-changes.ts';

/**
 * What other maps mean for documents that are sent by them. What a format takes can be told; whether another message
 * takes what is stored is seen on the documents only.
 */
export function mapChanges(before: Authored, after: Authored): readonly Change[] {
  return [...before.messageMaps].flatMap(([document, maps]) =>
    [...maps].flatMap(([name, content]): readonly Change[] => {
      const file = `${document}/${name}.message.json`;
      const now = after.messageMaps.get(document)?.get(name);
      if (now === undefined) return [change('narrower', file, [], 'This message is no more.')];
      const { formats: was, ...rest } = sentBy(content);
      const { formats: is, ...others } = sentBy(now);
      return [
        ...Object.keys({ ...was, ...is }).flatMap((format) =>
          formatChanges(was[format], is[format]).map(({ kind, keyword, text }) =>
            change(kind, file, ['formats', format, keyword], `"${format}": ${text}.`),
          ),
        ),
        ...(JSON.stringify(rest) === JSON.stringify(others)
          ? []
          : [
              change(
                'unclear',
                file,
                [],
                'The message is another one. What it refuses is seen on documents.',
              ),
            ]),
      ];
    }),
  );
}

/** A map without what is there for the check alone. */
function sentBy(content: unknown): MessageMap {
  const { words: _words, notHeld: _notHeld, ...map } = content as AuthoredMap;
  return map;
}

/** A format that is new or gone is used by another message, which is told. */
function formatChanges(was: ValueFacets | undefined, is: ValueFacets | undefined): readonly MemberChange[] {
  if (!was || !is) return [];
  if (was.base !== is.base) {
    return [{ kind: 'unclear', keyword: 'base', text: `base ${is.base} instead of ${was.base}` }];
  }
  return [
    ...checkChanges(checkOf(was), checkOf(is)),
    ...bound('totalDigits', was.totalDigits, is.totalDigits, -1, (n) => `at most ${n} digits`),
    ...bound('fractionDigits', was.fractionDigits, is.fractionDigits, -1, (n) => `at most ${n} decimals`),
  ];
}

function checkOf({
  length,
  minLength = length,
  maxLength = length,
  pattern,
  enum: values,
}: ValueFacets): FieldCheck {
  return {
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern: `^(?:${pattern})$` }),
    ...(values === undefined ? {} : { enum: values }),
  };
}

function change(kind: EditKind, file: string, path: Change['path'], text: string): Change {
  return { kind, file, path, text };
}
