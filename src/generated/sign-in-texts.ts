// Written by `npm run generate` from schemas/. Do not edit.
/** Texts of the pages before sign-in and of what stands on every page, by id: those pages load no others. */
export const signInTexts = {
 "account.brand": "Tidewaiter",
 "account.clock": "The clock of this computer is {hours} hours off. Set it right: times on these pages go by it.",
 "account.forgot": "Forgot password",
 "account.login": "Sign in",
 "account.register": "Register",
 "action.close": "Close",
 "error.default": "Error",
 "error.groupNotFound": "Group is not found",
 "error.noAnswer": "The server did not answer. Check the connection and try again.",
 "error.partnerNotFound": "Partner is not found",
 "error.server": "Server error",
 "error.sessionExpired": "Session Expired!",
 "error.tooLarge": "Too large for a proxy on the way to the server.",
 "failure.clearCache": "Clear cache",
 "failure.cleared": "The cache has been cleared. Reloading page...",
 "failure.home": "Start page",
 "failure.kept": "Your unsaved work is kept on this computer.",
 "failure.reload": "Reload",
 "failure.support": "Contact support",
 "failure.title": "Sorry. It is not you. It's us.",
 "field.hide": "Hide",
 "field.show": "Show",
 "login.busy": "Signing in…",
 "login.email": "Email",
 "login.password": "Password",
 "login.submit": "Sign in",
 "login.title": "Sign in",
 "shell.loading": "Loading…",
 "shell.waitingForServer": "{reason} Trying again…",
 "title.error": "Error: "
} as const;

/** Id of a text that stands before sign-in. */
export type SignInTextId = keyof typeof signInTexts;
