/** An email address as it is stored and compared: without blanks around it, in lower case. */
export function emailAddress(text: string): string {
  return text.trim().toLowerCase();
}
