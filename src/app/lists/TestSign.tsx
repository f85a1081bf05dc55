import Science from '@mui/icons-material/ScienceOutlined';
import type { ListRow } from '../api/lists.ts';
import { useIsMixed } from '../declarations/mixed.ts';
import { text } from '../texts.ts';

/** Says of a row that went to a test that it is no legal act, where rows beside it may be one. */
export function TestSign({ row: { test_environment: environment } }: { row: ListRow }) {
  const isMixed = useIsMixed();
  if (!isMixed || typeof environment !== 'string') return null;
  const words = text(`environment.${environment}`);
  return (
    <span className="list-test" role="img" aria-label={words} title={words}>
      <Science className="chip-icon" />
    </span>
  );
}
