import { expect, it } from 'vitest';
import { text as listText } from '../../src/app/lists/texts.ts';
import { text as accountText } from '../../src/app/login/texts.ts';
import { text } from '../../src/app/own/texts.ts';
import { recordLists } from '../../src/generated/record-lists.ts';

it.each([
  ['COM-065', 'billing.status.processing', 'processing'],
  ['COM-065', 'billing.status.approved', 'approved'],
  ['COM-065', 'billing.status.rejected', 'rejected'],
  ['COM-065', 'billing.status.refused', 'refused'],
  ['COM-028', 'settings.willBeRemoved', 'will be removed'],
  ['COM-037', 'statuses.taken', 'already taken'],
  ['COM-052', 'badges.saved', 'Badges successfully updated'],
  ['AUT-050', 'password.done', 'Password has been changed successfully'],
  ['AUT-055', 'mfaCard.done', 'Security settings successfully updated'],
  ['SHL-111', 'failure.cleared', 'The cache has been cleared. Reloading page...'],
])('%s %s is worded as the specification has it', (_, id, words) => {
  expect(text(id)).toBe(words);
});

it('COM-070 a list without colleagues is worded as the specification has it', () => {
  const words = 'No colleagues are registered. Please use the feedback form.';
  expect(listText(recordLists['my-colleagues'].empty)).toBe(words);
});

it.each([
  ['AUT-012', 'mfa.missing', 'missing access code'],
  ['AUT-031', 'register.doneTitle', 'Well Done!'],
  ['AUT-031', 'register.done', 'We have sent you a confirmation email'],
  ['AUT-035', 'forgot.done', 'Message sent! Please check your email.'],
  ['AUT-039', 'verify.done', 'Well Done! Your email confirmed. Now you can Sign In.'],
  ['AUT-043', 'change.done', 'Well Done! Your password changed, please sign in with a new password!'],
])('%s %s is worded as the specification has it', (_, id, words) => {
  expect(accountText(id)).toBe(words);
});
