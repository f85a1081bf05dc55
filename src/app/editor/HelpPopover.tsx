import Button from '@mui/material/Button';
import Popper, { type PopperProps } from '@mui/material/Popper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { text } from '../dialog-texts.ts';
import { useEditorUi, useUi } from './editor-ui.ts';
import { type HelpAtPlace, HelpWords, helpOf } from './HelpWords.tsx';
import { helpedField } from './helped-field.ts';
import { useSession } from './session-context.ts';

interface OpenHelp extends HelpAtPlace {
  readonly anchor: HTMLElement;
  /** What had the focus. */
  readonly opener: HTMLElement;
  /** Of the larger space, above or below the field, px. */
  readonly maxHeight: number;
}

/** Below the field, else above it, else beside it; never over it. */
const PLACES: PopperProps['modifiers'] = [
  { name: 'flip', options: { fallbackPlacements: ['top-start', 'right', 'left'], padding: 8 } },
];
const LEAST_HEIGHT = 96;
/** With less room above and below, px, the field goes to the top of the screen. */
const LEAST_ROOM = 160;
type PopperRef = Exclude<PopperProps['popperRef'], ((instance: never) => unknown) | null | undefined>;

/**
 * F1: what the focused field is, what to enter, the completion rule of its data element and where that was read.
 * The focus stays in the field; F1 again goes into the help, to scroll it and to its links; Esc closes.
 */
export function HelpPopover() {
  const session = useSession();
  const ui = useEditorUi();
  // Only beside the document: elsewhere the pane would stand over the field.
  const mayKeep = useMediaQuery('(min-width: 1440px)');
  const calls = useUi((state) => state.helpCalls);
  const [help, setHelp] = useState<OpenHelp>();
  const popper: PopperRef = useRef(null);
  const words = useRef<HTMLDivElement>(null);
  // Each call opens it for the field in focus, or goes into what is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a call is what counts
  useEffect(() => {
    if (calls === 0) return;
    if (help) return words.current?.focus();
    const helped = helpedField();
    if (!helped) return;
    const { anchor, path } = helped;
    const found = helpOf(session, path);
    if (!found) return;
    // What is kept in the pane tells of this field already.
    if (mayKeep && ui.getState().isHelpKept) return ui.setState({ pane: 'help' });
    if (roomBeside(anchor) < LEAST_ROOM) anchor.scrollIntoView({ block: 'start' });
    setHelp({
      anchor,
      opener: document.activeElement as HTMLElement,
      ...found,
      maxHeight: Math.max(LEAST_HEIGHT, roomBeside(anchor)),
    });
  }, [calls]);
  useEffect(() => {
    if (!help) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      help.opener.focus();
      setHelp(undefined);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest('.help'))) setHelp(undefined);
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('focusin', onFocus);
    };
  }, [help]);
  // The rule arrives after the popover: then there may be no room for it below.
  useEffect(() => {
    if (!help || !words.current) return;
    const watch = new ResizeObserver(() => void popper.current?.update());
    watch.observe(words.current);
    return () => watch.disconnect();
  }, [help]);
  if (!help) return null;
  /** Into the pane, where it follows the focus. */
  const keepOpen = () => {
    ui.setState({ isHelpKept: true, pane: 'help', helpCalls: 0 });
    help.opener.focus();
  };
  return (
    <Popper
      open
      anchorEl={help.anchor}
      placement="bottom-start"
      className="help-popper"
      popperRef={popper}
      modifiers={PLACES}
    >
      <div ref={words} className="help" role="status" tabIndex={-1} style={{ maxHeight: help.maxHeight }}>
        <HelpWords {...help} />
        {mayKeep && (
          <Button size="small" className="help-keep" onClick={keepOpen}>
            {text('help.keep')}
          </Button>
        )}
        <p className="help-keys">{text('help.keys')}</p>
      </div>
    </Popper>
  );
}

/** Of the larger space, above or below, px. */
function roomBeside(anchor: HTMLElement): number {
  const { top, bottom } = anchor.getBoundingClientRect();
  return Math.max(top, window.innerHeight - bottom) - 16;
}
