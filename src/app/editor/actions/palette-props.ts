/** What was typed for the palette before it was there. */
export interface TypedAhead {
  words: string;
  /** Enter was pressed behind the words. */
  isEntered: boolean;
}

export interface PaletteDialogProps {
  /** Everything, or places of this document alone. */
  readonly kind: 'palette' | 'goTo';
  /** What had the focus when it was opened. */
  readonly origin: Element | null;
  readonly label: string;
  readonly typedAhead: Readonly<TypedAhead>;
  readonly onClose: () => void;
}
