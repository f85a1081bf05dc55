import { createStore } from 'zustand/vanilla';
import { createCommands } from '../../../widgets/commands.ts';
import type { EditorServices, TextOf } from '../../../widgets/editor-services.ts';
import { focusPath } from '../../../widgets/focus-path.ts';
import { formWidgets } from '../../../widgets/form-widgets.ts';
import { createViewState } from '../../../widgets/view-state.ts';
import {
  type Catalogue,
  createDocumentStore,
  type DocumentCheck,
  type DocumentData,
  type DocumentDefinition,
  type DocumentStore,
  getAt,
  newDocument,
  newUuid,
  type Problem,
} from '../../engine/index.ts';
import { CallError, messageOf } from '../api/call-error.ts';
import { announce, showToast } from '../shell/shell-state.ts';

/** One short form on a page: the store that holds what is entered, and what its fields need. */
export interface FormSession {
  readonly store: DocumentStore;
  readonly services: EditorServices;
  /** What is entered now. */
  values(): DocumentData;
  /** Forgets what was typed into password fields; nothing before it can be undone. */
  forgetSecrets(): void;
  /** Shows what is wrong, if anything is, and goes to the first such field; false then. */
  isReady(): boolean;
  /** Puts the server's field errors on their fields and goes to the first; gives the words that belong to no field. */
  takeErrors(error: unknown): string | undefined;
}

interface FormOptions {
  readonly definition: DocumentDefinition;
  readonly text: TextOf;
  readonly codeLists?: Catalogue['codeLists'];
  readonly checks?: readonly DocumentCheck[];
  /** What stands in it at first, beside its defaults. */
  readonly values?: DocumentData;
}

/** Begins a form that is filled in and sent as a whole; the same store, gate, rules and widgets as an editor's. */
export function createForm({
  definition,
  text,
  codeLists = {},
  checks = [],
  values = {},
}: FormOptions): FormSession {
  const surroundings = { definition, computations: [], context: {}, newId: newUuid };
  const document = { ...newDocument(surroundings), ...values };
  const store = createDocumentStore({ ...surroundings, checks, document });
  const view = createViewState(definition, true);

  function goToFirst(problems: readonly Problem[]): void {
    const [first] = problems;
    if (first) focusPath(first.path);
  }

  return {
    store,
    services: {
      store,
      definition,
      codeLists,
      text,
      view,
      announce,
      widgets: formWidgets,
      toast: (message) => showToast(message),
      ...onlyInEditors,
    },
    values: () => store.document(),
    forgetSecrets() {
      const isSecret = (name: string) => definition.fields[name]?.widget === 'password';
      const others = Object.entries(store.document()).filter(([name]) => !isSecret(name));
      store.replace(Object.fromEntries(others));
    },
    isReady() {
      view.setState({ isChecked: true });
      const errors = store.problems.all().filter(({ severity }) => severity === 'error');
      goToFirst(errors);
      return errors.length === 0;
    },
    takeErrors(error) {
      const problems = Object.entries(fieldErrors(error)).flatMap(([field, messages]): Problem[] => {
        if (definition.fields[field] === undefined) return [];
        const value = String(getAt(store.document(), [field]) ?? '');
        const message = messages.join('\n');
        return [{ path: [field], severity: 'error', source: 'server', code: 'server', message, value }];
      });
      store.problems.setServer(problems);
      goToFirst(problems);
      return problems.length === 0 ? messageOf(error) : undefined;
    },
  };
}

/** Field errors of an answer: field to texts (API-012). */
function fieldErrors(error: unknown): Readonly<Record<string, readonly string[]>> {
  const errors = error instanceof CallError ? error.body.errors : undefined;
  return typeof errors === 'object' && errors !== null ? (errors as Record<string, string[]>) : {};
}

/** What the fields of a short form never ask for: lists in the database, opened rows, questions, keys. */
const onlyInEditors = {
  storedLists: {
    definition: () => undefined,
    search: async () => ({ state: 'not-imported', options: [] }) as const,
    around: async () => ({ state: 'not-imported', options: [] }) as const,
    known: () => undefined,
    find: async () => ({ state: 'not-imported', options: [] }) as const,
  },
  parties: { list: async () => ({ rows: [], total: 0, lastPage: 1 }), keep: async () => {} },
  context: () => ({}),
  regime: () => undefined,
  confirm: async () => false,
  recentCodes: () => [],
  rememberCode: () => {},
  preferences: { listRows: 0, setListRows: () => {}, columns: createStore(() => ({})) },
  commands: createCommands(),
  listActions: () => [],
  titleOf: (_action: string, label: string) => label,
} satisfies Partial<EditorServices>;
