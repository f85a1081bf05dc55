import type { Authored } from './authored.ts';
import { kindName } from './kinds.ts';
import { listTexts } from './list-screens.ts';

/** Words that mean one thing in the product and its sources. */
const words: readonly (readonly [word: string, meaning: string])[] = [
  [
    'kind',
    'what a document is to the product: a customs declaration, a country; `<document>.kind.json` says it',
  ],
  ['list address', 'where the list of a kind is looked at, and what stands below it'],
  ['editor address', 'where one of its documents is worked on, before `/create` and `/edit/{id}`'],
  ['calls', 'how the calls of a kind begin, below `/api`'],
  ['capability', 'what can be done with the documents of a kind; what has it not shows nothing of it'],
  ['document session', 'an open document: what it holds, saving, journal, presence, history'],
  ['sending session', 'how an open document stands with its authority: standing, timeline, send, requests'],
  ['standing', 'status, facts, what is offered and the last message of a document that is sent'],
];

/** Pages that are of no kind and that the specification does not name. */
const pages: readonly (readonly [address: string, holds: string])[] = [
  ['/mailbox', 'mails that no server takes, on the own computer alone'],
  ['/received-notifications', 'messages of the authority that could not be worked in'],
];

/** Text of `docs/glossary.md`: words, the kinds with their addresses, and pages beside them. */
export function glossary(authored: Authored): string {
  const rows = [...authored.kinds].flatMap(([file, { addresses }]) => {
    const text = (id: string) => authored.locale[`screens.${listTexts(addresses.list)}.${id}`] ?? '';
    const { list, editor, calls, show, import: importing, requests, redirects = {}, testing } = addresses;
    const found: [what: string, address: string | undefined][] = [
      ['list', list],
      ['editor', `${editor}/create, ${editor}/edit/{id}`],
      ['calls', `/api${calls}`],
      ['read', show === undefined ? undefined : `${show}, ${show}/show/{id}`],
      ['import of files', importing],
      ['asking the authority', requests],
      ...Object.entries(redirects).map(([of, from]): [string, string] => [`leads to asking: ${of}`, from]),
      ['trying its messages', testing],
    ];
    return found.flatMap(([what, address], index) =>
      address === undefined
        ? []
        : [
            row(
              index === 0 ? `${text('one')}, ${text('many')} (\`${kindName(file)}\`)` : '',
              what,
              code(address),
            ),
          ],
    );
  });
  return [
    '<!-- Written by `npm run generate` from schemas/. Do not edit. -->',
    '',
    '# Glossary',
    '',
    '## Words',
    '',
    row('Word', 'Meaning'),
    row('---', '---'),
    ...words.map(([word, meaning]) => row(word, meaning)),
    '',
    '## Kinds of documents and their addresses',
    '',
    'List, editor and calls are three names, which may differ. All of them come from the kinds.',
    '',
    row('Kind', 'For', 'Address'),
    row('---', '---', '---'),
    ...rows,
    '',
    '## Pages that the specification does not name',
    '',
    row('Address', 'Holds'),
    row('---', '---'),
    ...pages.map(([address, holds]) => row(code(address), holds)),
    '',
  ].join('\n');
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

const code = (addresses: string) =>
  addresses
    .split(', ')
    .map((one) => `\`${one}\``)
    .join(', ');
