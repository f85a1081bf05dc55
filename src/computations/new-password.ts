import type { DocumentCheck } from '../engine/index.ts';

/** A new password is typed twice, so that nobody locks themselves out with a slip. */
export const samePasswordTwice: DocumentCheck = {
  name: 'same-password-twice',
  reads: ['/password', '/password_confirmation'],
  full: ({ password = '', password_confirmation: again = '' }) =>
    again === '' || again === password
      ? []
      : [
          {
            path: ['password_confirmation'],
            severity: 'error',
            code: 'problem.passwordsDiffer',
            message: 'The two passwords differ.',
          },
        ],
};
