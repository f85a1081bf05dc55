import type { Sample } from './samples.ts';

/** A published message whose text was changed in one place, blanks and comments kept. */
export interface RawMutant {
  readonly name: string;
  /** What was done. */
  readonly change: string;
  readonly xml: string;
}

/** An element as it is written: its name, what follows the name in the tag, what it holds. */
interface Written {
  readonly tag: string;
  readonly attributes: string;
  readonly text: string;
}

const schemaInstance = 'xmlns:i="http://www.w3.org/2001/XMLSchema-instance"';

const changes: Readonly<Record<string, (element: Written) => Written>> = {
  'blanks behind': padded('', ' '),
  'many blanks behind': padded('', ' '.repeat(600)),
  'many blanks before': padded(' '.repeat(600), ''),
  'in lines of its own': padded('\n  ', '\n'),
  'a tab before': padded('\t', ''),
  'a blank within': (element) => ({ ...element, text: element.text.replace(/^.(?=.)/, '$& ') }),
  'two blanks within': (element) => ({ ...element, text: element.text.replace(/^.(?=.)/, '$&  ') }),
  'a line end within': (element) => ({ ...element, text: element.text.replace(/^.(?=.)/, '$&\n') }),
  'blank alone': (element) => ({ ...element, text: '  ' }),
  'in a section': padded('<![CDATA[', ']]>'),
  nil: withAttribute(`${schemaInstance} i:nil="true"`),
  'not nil': withAttribute(`${schemaInstance} i:nil="false"`),
  'of another type': withAttribute(`${schemaInstance} i:type="novel"`),
  'an unknown hint': withAttribute(`${schemaInstance} i:novel="x"`),
  'where a schema lies': withAttribute(`${schemaInstance} i:schemaLocation="urn:x x.xsd"`),
  'the list of its code': withAttribute('listID="x"'),
  'the scheme of its id': withAttribute('schemeID="x"'),
  'the language of its text': withAttribute('languageID="en"'),
  'the name of its code': withAttribute('name="x"'),
  'where its list lies': withAttribute('listURI="urn:x" listSchemeURI="urn:y"'),
  'the agency of its scheme': withAttribute('schemeAgencyID="x" schemeAgencyName="x y"'),
  'no agency of its list': withAttribute('listAgencyID="long"'),
  'a language that is none': withAttribute('languageID="no language"'),
  'of a prefix that nothing declares': withAttribute('novel:listID="x"'),
  'of a prefix that is not its own': withAttribute('xmlns:n="urn:novel" n:listID="x"'),
};

/** Changes of an element with elements in it, made behind its start tag. */
const groupChanges: Readonly<Record<string, string>> = {
  'a blank section': '<![CDATA[ ]]>',
  'text before its elements': 'text',
  'a space that is no blank': '\u00a0',
  'a blank more': ' ',
  'a comment': '<!-- said aside -->',
};

/** Changes made once in a message: of what stands there, after whose mark its prefix comes. */
const messageChanges: Readonly<
  Record<string, { readonly at: RegExp; instead(found: string, prefix: string): string }>
> = {
  'an MRN, which customs give': {
    at: /<\/((?:\w+:)?)FunctionalReferenceID>/,
    instead: (found, prefix) => `${found}<${prefix}ID>26GB1NA4Y2YSRFGVR6</${prefix}ID>`,
  },
  'the code of its customization': {
    at: /<((?:\w+:)?)AgencyAssignedCustomizationVersionCode>/,
    instead: (found, prefix) =>
      `<${prefix}AgencyAssignedCustomizationCode>x</${prefix}AgencyAssignedCustomizationCode>${found}`,
  },
  'its own type': {
    at: /<((?:\w+:)?)Declaration(?=[\s>])/,
    instead: (found, prefix) => `${found} ${schemaInstance} i:type="${prefix}Declaration"`,
  },
};

const leaf = /<((?:\w+:)?\w+)((?:\s[^<>]*)?)>([^<>]+)<\/\1>/g;
const group = /<(?:\w+:)?[A-Z]\w+(?:\s[^<>]*[^/])?>(?=\s*<[^/!])/g;

/** Always the same: every change at every few elements of each message, the first at another place in each. */
export function rawMutantsOf(samples: readonly Sample[], every: number): RawMutant[] {
  return samples.flatMap(({ name, xml }, number) => {
    const text = xml.replace(/^\uFEFF/, '');
    const isTurn = (index: number, kind: number) => (index + number + kind) % every === 0;
    const mutant = (match: RegExpMatchArray, change: string, instead: string): RawMutant => ({
      name: `${name}: ${match[0].slice(0, 60)} at ${match.index} ${change}`,
      change,
      xml: text.slice(0, match.index) + instead + text.slice(match.index! + match[0].length),
    });
    const leaves = [...text.matchAll(leaf)].flatMap((match, index) =>
      Object.entries(changes)
        .filter((_, kind) => isTurn(index, kind))
        .map(([change, make]) => {
          const [, tag = '', attributes = '', own = ''] = match;
          return mutant(match, change, written(make({ tag, attributes, text: own })));
        }),
    );
    const groups = [...text.matchAll(group)].flatMap((match, index) =>
      Object.entries(groupChanges)
        .filter((_, kind) => isTurn(index, kind))
        .map(([change, inserted]) => mutant(match, change, match[0] + inserted)),
    );
    const once = Object.entries(messageChanges).flatMap(([change, { at, instead }]) => {
      const match = at.exec(text);
      return match ? [mutant(match, change, instead(match[0], match[1]!))] : [];
    });
    return [...leaves, ...groups, ...once];
  });
}

function written({ tag, attributes, text }: Written): string {
  return `<${tag}${attributes}>${text}</${tag}>`;
}

function padded(before: string, behind: string): (element: Written) => Written {
  return (element) => ({ ...element, text: `${before}${element.text}${behind}` });
}

function withAttribute(attribute: string): (element: Written) => Written {
  return (element) => ({ ...element, attributes: `${element.attributes} ${attribute}` });
}
