import { describe, expect, it } from 'vitest';
import { messageMaps } from '../../src/generated/messages.ts';
import { isEachNode, type MapNode, type MessageMap, type ValueFacets } from '../../src/messages/map.ts';

const maps: Readonly<Record<string, MessageMap>> = {
  declaration: messageMaps['customs-declaration'].cds,
  request: messageMaps['declaration-request'].cds,
};

/** Something beside blanks, on one line. */
const filled = '[ \\t]*[^ \\t\\n\\r][^\\n\\r]*';

/** What a format's name says of it, as the authority's tables write it: `an..17 id`, `n..16,3`, `a2`. */
function saidBy(name: string): ValueFacets | undefined {
  const [, letters = '', upTo, digits, fraction, kind] =
    /^(an|a|n)(\.\.)?(\d+)(?:,(\d+))?(?: (id|text))?$/.exec(name) ?? [];
  const count = Number(digits);
  if (letters === 'n' && upTo && kind === undefined && (fraction !== undefined || count > 2))
    return { base: 'decimal', totalDigits: count, fractionDigits: Number(fraction ?? 0) };
  const pattern =
    letters === 'an' ? filled : letters === 'a' ? '[a-zA-Z]*' : letters === 'n' ? '[0-9]*' : undefined;
  if (pattern === undefined) return undefined;
  return {
    base: kind === undefined ? 'token' : 'string',
    kind: kind ?? 'code',
    ...(upTo ? { maxLength: count } : { length: count }),
    pattern,
  };
}

/** Formats whose names say nothing of them, written out by hand. */
const others: Readonly<Record<string, ValueFacets>> = {
  currency: { base: 'string', pattern: '[A-Z]{3}' },
  'date-time': { base: 'string', maxLength: 35, pattern: '(20[0-9]{6})([0-9]{6}(Z|[-+][0-9][0-9]))?' },
  'date-form': { base: 'string', enum: ['102', '304'] },
  decimal: { base: 'decimal' },
  flag: { base: 'token', kind: 'code', maxLength: 3, enum: ['0', '1'] },
  unit: { base: 'string', minLength: 1, maxLength: 5 },
  function: { base: 'token', kind: 'code', enum: ['9', '13', '14'] },
  'envelope code': { base: 'token', kind: 'envelope code' },
  'envelope text': { base: 'string', kind: 'envelope text' },
  agency: { base: 'string', pattern: '[^\\n\\r]{1,3}' },
  token: { base: 'token' },
  string: { base: 'string' },
  language: { base: 'token', pattern: '[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*' },
};

describe.each(Object.entries(maps))('in the map of a %s', (_, map) => {
  it.each(Object.entries(map.formats))(
    'the format %s is what its name says, or what is written out',
    (name, facets) => {
      expect(facets).toEqual(saidBy(name) ?? others[name]);
    },
  );

  it('every element with a value has a format, and every attribute; of a request those that no constant fills', () => {
    const without = (node: MapNode, above: string): readonly string[] => {
      const place = `${above}/${isEachNode(node) ? node.each : node.element}`;
      const inside = (node.children ?? []).flatMap((child) => without(child, place));
      if (isEachNode(node) || node.children) return inside;
      const bare = (node.attributes ?? []).filter(
        ({ format, constant }) => format === undefined && constant === undefined,
      );
      const isJudged = map === maps.declaration || node.constant === undefined;
      return [
        ...(isJudged && node.format === undefined ? [place] : []),
        ...bare.map(({ name }) => `${place}/@${name}`),
      ];
    };
    expect(without(map.root, '')).toEqual([]);
  });
});
