import ArrowDropDown from '@mui/icons-material/ArrowDropDownRounded';
import Button from '@mui/material/Button';
import { text } from './texts.ts';

interface FilterButtonProps {
  readonly label: string;
  /** What is chosen, in words; undefined for nothing. */
  readonly value?: string | undefined;
  /** How many are chosen where that is more than one. */
  readonly count?: number | undefined;
  readonly opens: 'menu' | 'dialog';
  readonly isOpen: boolean;
  readonly onOpen: (anchor: HTMLElement) => void;
}

/** The button of a filter: its name, and what is chosen. */
export function FilterButton({ label, value, count, opens, isOpen, onOpen }: FilterButtonProps) {
  const words =
    value !== undefined
      ? text('list.filterOne', { filter: label, value })
      : count !== undefined
        ? text('list.filterMany', { filter: label, count })
        : label;
  return (
    <Button
      variant="outlined"
      className={words === label ? 'list-filter' : 'list-filter is-set'}
      endIcon={<ArrowDropDown />}
      aria-haspopup={opens}
      aria-expanded={isOpen}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      {words}
    </Button>
  );
}
