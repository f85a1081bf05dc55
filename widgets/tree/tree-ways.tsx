import Button from '@mui/material/Button';
import { useEditor } from '../editor-services.ts';
import type { TreeActions } from './use-tree-actions.ts';

/** Leads the chosen rows of a tree to another place. */
export function TreeWays(props: {
  readonly lead: TreeActions['lead'];
  readonly picked: readonly string[];
  readonly isFixed: boolean;
}) {
  const { text } = useEditor();
  return ways.map(({ way, words, keys }) => (
    <Button
      key={way}
      size="small"
      disabled={props.isFixed}
      title={keys}
      onClick={() => props.lead(props.picked, way)}
    >
      {text(words)}
    </Button>
  ));
}

const ways = [
  { way: 'up', words: 'rows.moveUp', keys: 'Alt+Shift+↑' },
  { way: 'down', words: 'rows.moveDown', keys: 'Alt+Shift+↓' },
  { way: 'in', words: 'tree.moveIn', keys: 'Alt+Shift+→' },
  { way: 'out', words: 'tree.moveOut', keys: 'Alt+Shift+←' },
] as const;
