import { DOMParser, type Node } from '@xmldom/xmldom';
import { ExclusiveCanonicalization } from 'xml-crypto';

/**
 * The form in which two messages are equal or not: exclusive canonical XML without comments, after
 * removing xsi:schemaLocation, blank-only text and blanks around values.
 */
export function canonical(xml: string): string {
  const document = new DOMParser().parseFromString(xml.replace(/^\uFEFF/, ''), 'text/xml');
  const root = document.documentElement!;
  tidy(root);
  return new ExclusiveCanonicalization().process(root as never, {}).toString();
}

function tidy(node: Node): void {
  for (const child of Array.from(node.childNodes ?? [])) {
    if (child.nodeType === child.COMMENT_NODE) node.removeChild(child);
    else if (child.nodeType === child.TEXT_NODE) {
      const text = (child.nodeValue ?? '').replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
      if (text === '') node.removeChild(child);
      else (child as unknown as { data: string }).data = text;
    } else tidy(child);
  }
  (node as unknown as Element).removeAttributeNS?.(
    'http://www.w3.org/2001/XMLSchema-instance',
    'schemaLocation',
  );
}
