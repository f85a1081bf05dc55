/** Escapes text for character data and double-quoted attribute values. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** One element with its attributes and content, each already XML; empty content gives an empty element. */
export function tag(name: string, content: string, attributes: Record<string, string> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `${name}${written.join('')}`;
  return content === '' ? `<${start}/>` : `<${start}>${content}</${name}>`;
}

/** An element that holds text, or nothing where there is no text. */
export function textTag(
  name: string,
  text: string | undefined,
  attributes: Record<string, string> = {},
): string {
  return text === undefined ? '' : tag(name, escapeXml(text), attributes);
}
