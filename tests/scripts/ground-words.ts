/** Why words of one authority may stand in a file of the ground. */
export interface StandingWords {
  readonly why: string;
  /** How often, by file: less when some leave, and never more. */
  readonly files: Readonly<Record<string, number>>;
}

export const standingWords: readonly StandingWords[] = [
  {
    why: 'settings and start: to be read and mounted by their area',
    files: {
      'src/server/main.ts': 34,
      'src/server/services.ts': 1,
      'src/server/settings.ts': 69,
    },
  },
  {
    why: 'the sending session, which only a kind that is sent mounts: to become src/areas/customs/web',
    files: {
      'src/app/api/sending.ts': 9,
      'src/app/authorisation/authorising.ts': 1,
      'src/app/authorisation/granted.ts': 3,
      'src/app/process/ProcessPage.tsx': 1,
      'src/app/process/UploadForm.tsx': 5,
      'src/app/process/process-address.ts': 3,
      'src/app/process/redirection.ts': 2,
      'src/app/sending/WayChoice.tsx': 1,
      'src/app/sending/actions.ts': 3,
      'src/app/sending/next-step.ts': 3,
      'src/app/sending/send-hints.ts': 6,
      'src/app/sending/sending-session.ts': 2,
      'src/app/sending/timeline/notification-title.ts': 1,
    },
  },
  {
    why: 'grants of people at an authority: texts, scope and addresses to come from it',
    files: {
      'src/server/authorisation/authorisation.ts': 5,
      'src/server/authorisation/bearer.ts': 5,
      'src/server/authorisation/sealing.ts': 1,
      'src/server/authorisation/token-endpoint.ts': 1,
      'src/server/companies/environments.ts': 3,
      'src/server/sending/addresses.ts': 3,
      'src/server/sending/provider.ts': 2,
    },
  },
  {
    why: 'what the lists of codes call a regime in the calls of the specification',
    files: {
      'src/app/api/code-options.ts': 1,
      'src/server/code-lists/dictionary.ts': 2,
      'src/server/code-lists/formats.ts': 2,
      'src/server/code-lists/routes.ts': 3,
      'src/server/code-lists/short-options.ts': 1,
    },
  },
  {
    why: 'what a file that cannot be read is told to be',
    files: {
      'src/server/imports/read-file.ts': 1,
    },
  },
  {
    why: 'a word of the product and of its first account, which passwords must not be',
    files: {
      'src/server/accounts/easy-passwords.ts': 2,
      'src/server/secret-strength.ts': 2,
    },
  },
  {
    why: 'rows of the access table, plans and menu, as the specification calls them',
    files: {
      'src/server/access.ts': 3,
      'src/server/lists/choices.ts': 3,
      'src/server/live/socket.ts': 1,
      'src/server/own-account/activities.ts': 3,
      'src/server/own-account/dashboard.ts': 1,
      'src/server/route-access.ts': 2,
      'src/server/shell/menu.ts': 8,
      'src/server/storage/scope.ts': 1,
      'src/server/storage/seed.ts': 2,
      'src/server/templates/routes.ts': 2,
    },
  },
  {
    why: 'names of stored columns, of problems and of the calls that tell of them',
    files: {
      'src/app/editor/Editor.tsx': 1,
      'src/app/editor/ProblemsPane.tsx': 2,
      'src/app/editor/document-session.ts': 7,
      'src/engine/catalogue.ts': 1,
      'src/engine/problem-store.ts': 1,
      'src/engine/problem-text.ts': 1,
      'src/engine/problem.ts': 1,
      'src/server/declarations/create.ts': 1,
      'src/server/declarations/edit.ts': 1,
      'src/server/declarations/new-declaration.ts': 1,
      'src/server/declarations/problems.ts': 8,
      'src/server/declarations/saved-edit.ts': 1,
      'src/server/declarations/view.ts': 5,
      'src/server/errors.ts': 1,
      'src/server/lists/filter-members.ts': 1,
      'src/server/sending/environment.ts': 1,
      'src/server/sending/http-post.ts': 2,
      'src/server/sending/queue.ts': 1,
      'src/server/sending/standing.ts': 2,
      'src/server/sending/worker.ts': 2,
      'src/server/storage/tables.ts': 1,
    },
  },
  {
    why: 'addresses that the specification gives',
    files: {
      'src/app/api/own-account.ts': 1,
      'src/app/own/other-pages.tsx': 1,
      'src/app/own/settings-sections.ts': 1,
      'src/app/shell/search-target.ts': 1,
    },
  },
];

/** All of them, before the next ones leave: the number is lowered with them, and never raised. */
export const mostStanding = 250;
