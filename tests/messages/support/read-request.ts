import { readFileSync } from 'node:fs';
import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import { hasReference, referencePath } from '../../support/reference.ts';
import { canonical } from './canonical.ts';

/** What a request about a declaration says, in a form that two of them can be compared in. */
export interface SaidRequest {
  /** FunctionCode, LRN, MRN, type. */
  readonly names: readonly (string | undefined)[];
  readonly changes: readonly SaidChange[];
  /** The new values, each child of the declaration as canonical XML without comments. */
  readonly body: readonly string[];
}

export interface SaidChange {
  /** With numbers on repeating levels only: `42A/67A/68A[1]/23A/79A/112`. */
  readonly pointer: string;
  readonly reason: string | undefined;
  /** Text of the statement that points at it. */
  readonly text: string | undefined;
}

export function readRequest(xml: string): SaidRequest {
  const declaration = childrenOf(
    new DOMParser().parseFromString(xml, 'text/xml').documentElement!,
    'Declaration',
  )[0]!;
  const isStatement = (element: Element) => childrenOf(element, 'Pointer').length > 0;
  const statements = childrenOf(declaration, 'AdditionalInformation').filter(isStatement);
  const texts = new Map(
    statements.map((statement) => {
      const number = text(childrenOf(statement, 'Pointer').at(-1)!, 'SequenceNumeric');
      return [Number(number), text(statement, 'StatementDescription')];
    }),
  );
  const own = ['FunctionCode', 'FunctionalReferenceID', 'ID', 'TypeCode', 'Submitter'];
  return {
    names: own.slice(0, 4).map((name) => text(declaration, name)),
    changes: childrenOf(declaration, 'Amendment').map((amendment, index) => ({
      pointer: pointerOf(amendment),
      reason: text(amendment, 'ChangeReasonCode'),
      text: texts.get(index + 1),
    })),
    body: childrenOf(declaration)
      .filter(
        (child) => !own.includes(child.localName!) && child.localName !== 'Amendment' && !isStatement(child),
      )
      .map((child) => canonical(new XMLSerializer().serializeToString(child))),
  };
}

function pointerOf(amendment: Element): string {
  let path = '';
  const steps: string[] = [];
  for (const pointer of childrenOf(amendment, 'Pointer')) {
    const id = text(pointer, 'DocumentSectionCode')!;
    path = path === '' ? id : `${path}/${id}`;
    steps.push(repeating.has(path) ? `${id}[${text(pointer, 'SequenceNumeric')}]` : id);
    const tag = text(pointer, 'TagID');
    if (tag) steps.push(tag);
  }
  return steps.join('/');
}

/** Pointer paths, without numbers, of what may repeat in the published schema. */
const repeating = new Set(
  hasReference
    ? readFileSync(referencePath('cds/pointers/declaration-elements.csv'), 'utf8')
        .split('\n')
        .map((line) => line.split(','))
        .filter(([, kind, , , , most]) => kind === 'group' && most !== '1')
        .map(([, , , pointer]) => pointer)
    : [],
);

function childrenOf(parent: Element, name?: string): Element[] {
  return Array.from(parent.childNodes).filter(
    (node): node is Element => node.nodeType === node.ELEMENT_NODE && (!name || node.localName === name),
  );
}

function text(parent: Element, name: string): string | undefined {
  return childrenOf(parent, name)[0]?.textContent?.trim();
}
