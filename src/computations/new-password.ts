import type { DocumentCheck } from '../engine/index.ts';

/** A new password is typed once more in the field `again`, so that nobody locks themselves out with a slip. */
export const samePasswordIn = (again: 'password_confirmation' | 're_password'): DocumentCheck => ({
  name: 'same-password-twice',
  reads: ['/password', `/${again}`],
  full: ({ password = '', [again]: typed = '' }) =>
    typed === '' || typed === password
      ? []
      : [
          {
            path: [again],
            severity: 'error',
            code: 'problem.passwordsDiffer',
            message: 'The two passwords differ.',
          },
        ],
});
