import { domainToASCII } from 'node:url';

/** What nobody sees, what ends a line, and the brackets that a mailer leaves out. */
const leftOut = /[\p{Default_Ignorable_Code_Point}\p{Cc}<>]/gu;

/** Of a domain, what the reading of one would take for the end of it, or for something else than a letter. */
const noDomain = /[%/\\?#:[\]@\s]/;

/**
 * An email address as it is stored, compared and counted: one for each mailbox, however it was typed, for a mailer makes one
 * of them too. In lower case, without blanks around it and what nobody sees, each character in its usual form, the domain in
 * ASCII as IDNA writes it. What is no address comes out in some form as well, and is nobody's.
 */
export function emailAddress(text: string): string {
  const seen = text.replace(leftOut, '').trim();
  const at = seen.lastIndexOf('@');
  const domain = seen.slice(at + 1);
  // IDNA has usual forms of its own.
  const ascii = at < 0 || noDomain.test(domain) ? '' : domainToASCII(domain).replace(/\.+$/, '');
  return ascii === '' ? usual(seen) : `${usual(seen.slice(0, at))}@${ascii}`;
}

function usual(text: string): string {
  return text.normalize('NFKC').replace(leftOut, '').toLowerCase().normalize('NFKC').trim();
}

/** As addresses were stored before they had one spelling: an account whose other spelling is another's still has it. */
export function emailAddressAsTyped(text: string): string {
  return text.trim().toLowerCase();
}
