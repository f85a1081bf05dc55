import { type Command, focusPath, isNested } from '../../../widgets/index.ts';
import { announce } from '../shell/shell-state.ts';
import type { DocumentSession } from './document-session.ts';

/** Opens a section and goes to the first thing in it that can be entered. */
export function goToSection({ services, store }: DocumentSession, id: string): void {
  const { fields, sections } = services.definition;
  const section = sections.find((candidate) => candidate.id === id);
  if (!section) return;
  services.view.setState({ section: id });
  announce(section.label);
  const first = section.fields.find(
    ({ name }) =>
      !fields[name]?.readOnly && !store.fieldState([name]).hidden && !store.fieldState([name]).disabled,
  );
  const [list] = section.lists;
  if (first) focusPath([first.name]);
  else if (list !== undefined) focusPath([list]);
}

/** Opens the section after or before the open one. */
export function stepSection(session: DocumentSession, step: 1 | -1): void {
  const { definition, view } = session.services;
  const at = definition.sections.findIndex(({ id }) => id === view.getState().section);
  const next = definition.sections[at + step];
  if (next) goToSection(session, next.id);
}

/** The first section with a list whose rows open in a form of their own, as goods items do. */
export function sectionOfItems({ services }: DocumentSession): string | undefined {
  const { lists, sections } = services.definition;
  return sections.find((section) => section.lists.some((name) => isNested(lists[name]!)))?.id;
}

/**
 * Adds an item, wherever the editor stands: its section is opened first. However long that takes to be fetched, the item
 * is added once it is there, unless another section was opened meanwhile.
 */
export function addItem(session: DocumentSession): void {
  const { commands, view } = session.services;
  const command = commands.find('addItem');
  if (command) {
    runOrSay(command);
    return;
  }
  const section = sectionOfItems(session);
  if (section === undefined) return;
  view.setState({ section });
  const stopWaiting = commands.whenProvided('addItem', (provided) => {
    stopWatching();
    runOrSay(provided);
  });
  const stopWatching = view.subscribe((now) => {
    if (now.section === section) return;
    stopWatching();
    stopWaiting();
  });
}

function runOrSay({ run, why }: Command): void {
  const reason = why?.();
  if (reason === undefined) run();
  else announce(reason);
}
