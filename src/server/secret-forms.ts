/** Shorter ones tell nothing: a random value has such, too. */
const shortest = 16;

const hexBytes = /^([\da-f]{2}[\W_]*)+$/i;
/** A separator behind every character or two. */
const spelled = /^([\da-z]{1,2}[^\da-z])+[\da-z]{1,2}$/i;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const marksAtEnds = /^[^\da-z]+|[^\da-z]+$/gi;

/**
 * What a secret says without what people, files and shells put around it and between its characters: quotes, prefixes,
 * separators, escapes. Of what is no more than half of it nothing is said.
 */
export function barerForms(secret: string): readonly string[] {
  const plain = unescaped(secret);
  const forms = [
    plain,
    withoutMarks(plain),
    plain.replace(/[^\w+/=-]/g, ''),
    ...runsOf(plain),
    textOfNumbers(plain),
  ];
  const least = Math.max(shortest, withoutMarks(plain).length / 2);
  return [...new Set(forms)].filter((form) => form !== secret && withoutMarks(form).length >= least);
}

/** Bytes in hex as other programs write them too, and what is spelled, without their separators. A UUID has its own. */
export function withoutSeparators(secret: string): string {
  const written = secret.replace(marksAtEnds, '');
  if (uuid.test(written)) return written;
  return hexBytes.test(written) || spelled.test(written) ? withoutMarks(written) : secret;
}

function withoutMarks(text: string): string {
  return text.replace(/[^\da-z]/gi, '');
}

/** As addresses, programs and pages escape characters: %6d, \x6d, \u006d, 0x6d, &#109; and &#x6d;. */
function unescaped(text: string): string {
  const byCode = (radix: number) => (whole: string, code: string) => {
    const point = Number.parseInt(code, radix);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  };
  return text
    .replace(/(?:%|\\x|\\u00)([\da-f]{2})/gi, byCode(16))
    .replace(/&#x([\da-f]+);?/gi, byCode(16))
    .replace(/&#(\d+);?/g, byCode(10))
    .replace(/0x(?=[\da-f]{2})/gi, '');
}

/** All that could be hex, and base64 or base32, in one piece; marks at its ends may belong to something else. */
function runsOf(text: string): string[] {
  const runs = [/[\da-f]+/gi, /[\w+/-]+={0,2}/g].flatMap((characters) => text.match(characters) ?? []);
  return runs.flatMap((run) => [run, run.replace(/^[^\da-z]+/i, ''), run.replace(marksAtEnds, '')]);
}

/** Characters by their numbers, such as 109,121,32. */
function textOfNumbers(text: string): string {
  if (!/^[\d\s[\](){},;.]+$/.test(text)) return '';
  return (text.match(/\d+/g) ?? []).map((code) => String.fromCodePoint(Number(code) & 255)).join('');
}
