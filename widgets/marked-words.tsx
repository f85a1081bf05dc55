import { createElement, Fragment, type ReactNode } from 'react';
import { decoded, spoken, TAG } from '../src/engine/index.ts';
import './marked-words.css';

const KEPT = ['b', 'i', 'em', 'strong', 'br', 'a', 'ul', 'li'] as const;
type KeptTag = (typeof KEPT)[number];

/** Tags inside one another; what opens deeper is dropped. */
const DEEPEST = 12;

/** A tag that stands open, with what is in it so far. */
interface Open {
  readonly tag: KeptTag | undefined;
  readonly href?: string | undefined;
  readonly inside: ReactNode[];
}

interface MarkedWordsProps {
  readonly message: string;
  /** Whether its links can be followed where it stands; else their words alone are shown. */
  readonly withLinks: boolean;
}

/**
 * A text with the markup it came with, as far as that is safe: b, i, em, strong, br, ul, li and links to http(s). Other
 * tags and all other attributes are dropped, and what is in a script or style with them (ENG-057, D-33). It is drawn by
 * React, never put into the page as HTML.
 */
export default function MarkedWords({ message, withLinks }: MarkedWordsProps): ReactNode {
  return <span className="marked">{drawn(message, withLinks)}</span>;
}

function drawn(message: string, withLinks: boolean): ReactNode {
  const markup = spoken(message);
  const open: Open[] = [{ tag: undefined, inside: [] }];
  const add = (...nodes: ReactNode[]) => open.at(-1)!.inside.push(...nodes);
  const close = () => {
    const closed = elementOf(open.pop()!);
    add(closed);
  };
  let at = 0;
  for (const { 0: whole, 1: name = '', 2: attributes = '', index } of markup.matchAll(TAG)) {
    add(decoded(markup.slice(at, index)));
    at = index + whole.length;
    const tag = KEPT.find((kept) => kept === name.toLowerCase());
    if (tag === undefined) continue;
    const isOpen = open.some((one) => one.tag === tag);
    if (tag === 'br') add(' ', createElement('br'));
    else if (whole.startsWith('</')) {
      if (!isOpen) continue;
      while (open.at(-1)!.tag !== tag) close();
      close();
    } else if (open.length <= DEEPEST && !(tag === 'a' && isOpen)) {
      open.push({ tag, href: tag === 'a' && withLinks ? addressIn(attributes) : undefined, inside: [] });
    }
  }
  add(decoded(markup.slice(at)));
  while (open.length > 1) close();
  return elementOf(open[0]!);
}

/** A link without an address that may be followed is its words. */
function elementOf({ tag, href, inside }: Open): ReactNode {
  if (href !== undefined) return createElement('a', { href, target: '_blank', rel: 'noreferrer' }, ...inside);
  return createElement(tag === undefined || tag === 'a' ? Fragment : tag, null, ...inside);
}

/** The http(s) address among the attributes of a tag. */
function addressIn(attributes: string): string | undefined {
  const [, ...values] = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i.exec(attributes) ?? [];
  const href = values.find((value) => value !== undefined);
  if (href === undefined || !URL.canParse(decoded(href))) return undefined;
  const { protocol, href: address } = new URL(decoded(href));
  return protocol === 'https:' || protocol === 'http:' ? address : undefined;
}
