/** What was entered at the sign-in, for the access code that follows. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** In the line, for the call with the code. */
  readonly place?: string | undefined;
}

let entered: Credentials | undefined;

/** The credentials of a sign-in that waits for its access code. In memory only: a reload begins at the sign-in (AUT-013). */
export const waitingCredentials = {
  read: () => entered,
  keep(credentials: Credentials) {
    entered = credentials;
  },
  forget() {
    entered = undefined;
  },
};
