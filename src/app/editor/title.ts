import { useFieldValue } from '../../../widgets/index.ts';
import { filled } from '../filled.ts';
import { useSaving, useSession } from './session-context.ts';

/** What the open declaration is called: its first filled reference, else its number, else that it is new. */
export function useTitle(): string {
  const { kind } = useSession();
  const id = useSaving((state) => state.id);
  const [first = '', second = '', third = ''] = kind.bar.titles;
  const values = [useFieldValue([first]), useFieldValue([second]), useFieldValue([third])];
  const named = values.find((value) => value !== undefined && value !== '');
  if (named !== undefined) return String(named);
  return id === undefined ? kind.words.create : filled(kind.words.unnamed, { id });
}
