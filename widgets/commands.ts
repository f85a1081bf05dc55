/** One thing that can be done now, given by the part of the screen that does it. */
export interface Command {
  readonly run: () => void;
  /** Why it cannot be done now; undefined when it can. */
  readonly why?: () => string | undefined;
}

/**
 * What the parts on the screen can do, by the id of the action. Keys, palette and sheet of keys belong to the
 * editor around; a part only says what happens. The one that came last on the screen is asked.
 */
export interface Commands {
  /** Gives back what takes it away again. */
  provide(id: string, command: Command): () => void;
  find(id: string): Command | undefined;
  /** Calls back once when something provides it next; gives back what stops the waiting. */
  whenProvided(id: string, found: (command: Command) => void): () => void;
}

export function createCommands(): Commands {
  const provided = new Map<string, readonly Command[]>();
  const awaited = new Set<{ readonly id: string; readonly found: (command: Command) => void }>();
  return {
    provide(id, command) {
      provided.set(id, [...(provided.get(id) ?? []), command]);
      for (const one of [...awaited].filter((waiting) => waiting.id === id)) {
        awaited.delete(one);
        one.found(command);
      }
      return () => {
        const left = (provided.get(id) ?? []).filter((other) => other !== command);
        provided.set(id, left);
      };
    },
    find: (id) => provided.get(id)?.at(-1),
    whenProvided(id, found) {
      const one = { id, found };
      awaited.add(one);
      return () => void awaited.delete(one);
    },
  };
}
