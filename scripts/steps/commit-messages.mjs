// How a commit is told: a short subject with its scope, the story in the body.
const longest = 60;

/** A sentence when the message of a commit is not as it should be. */
export function faultOfMessage(message) {
  const [subject = '', second = ''] = message.split('\n');
  const length = [...subject].length;
  if (length > longest) {
    return `The subject has ${length} characters and may have ${longest}: the story stands in the body.`;
  }
  if (!/^[a-z][a-z0-9-]*: \S/.test(subject)) {
    return 'The subject begins with its scope, such as "sending: 408 is unknown, not refused".';
  }
  return second.trim() === '' ? undefined : 'An empty line stands between the subject and the body.';
}

/** What is left of a message in git's editor: without its comments, and without what it shows below the scissors. */
export function writtenMessage(text) {
  const [above] = text.split(/^# -+ >8 -+$/m);
  return above
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .trim();
}

/** Whether git wrote the message: of a merge, or of a commit that a rebase will put into another. */
export function isGitsOwn(message) {
  return /^(?:Merge |(?:fixup|squash|amend)! )/.test(message);
}
