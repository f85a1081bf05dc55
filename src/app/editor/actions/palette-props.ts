/** What was typed for the palette before it was there. */
export interface TypedAhead {
  readonly words: string;
  /** Enter was pressed behind the words. */
  readonly isEntered: boolean;
}

export interface PaletteDialogProps {
  /** Everything, or places of this document alone. */
  readonly kind: 'palette' | 'goTo';
  /** What had the focus when it was opened. */
  readonly origin: Element | null;
  readonly typedAhead: TypedAhead;
  readonly onClose: () => void;
}
