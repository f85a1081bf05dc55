import type { RuleSource } from './data-element.ts';

/** A category of declarations and the data elements it needs, as far as its table and the guides were read. */
export interface DeclarationCategory {
  /** For example `H1` or `C1 C&F`. */
  readonly category: string;
  readonly title: string;
  readonly regime: 'import' | 'export';
  /** Additional declaration types that tell it from others of its regime; absent where none do or none were read. */
  readonly types?: readonly string[];
  /** Declaration types (1/1) that tell it from others; absent where none do. */
  readonly declarationTypes?: readonly string[];
  /** Requested procedures (1/10) that tell it from others; absent where none do. */
  readonly procedures?: readonly string[];
  /** Additional procedures (1/11) of which an item has one exactly where the declaration is of this category. */
  readonly additionalProcedures?: readonly string[];
  readonly page: Omit<RuleSource, 'section'>;
  /** Last data element that was read, where only the opening of the page was. */
  readonly readThrough?: string;
  readonly requirements: readonly Requirement[];
}

/** What a category says about one data element. */
export interface Requirement {
  /** Category and data element, for example `H1-6/1`. */
  readonly code: string;
  readonly element: string;
  readonly need: 'always' | 'depends' | 'optional';
  /** Where it stands: in the declaration, on each item, or in either of them. */
  readonly level: 'declaration' | 'item' | 'either';
  /** Present where the need is `always`; `none` where the authority's published declarations leave it out. */
  readonly severity?: 'error' | 'warning' | 'none';
  /** Fields it is entered in, where those that name the element only qualify another; absent: those of the element. */
  readonly fields?: readonly string[];
  /** Where it was read, where that was not the category's own page. */
  readonly source?: RuleSource;
  /** The requirement in words. */
  readonly text: string;
}
