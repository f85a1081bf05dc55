import type { FieldValue } from './document.ts';

/**
 * What the generator makes of `schemas/`: every document, its fields, rows, rules and layout.
 * The engine gets it as an argument and knows no field by name.
 */
export interface Catalogue {
  readonly documents: Readonly<Record<string, DocumentDefinition>>;
  readonly codeLists: Readonly<Record<string, CodeListDefinition>>;
  /** Code lists whose codes are in the database; no name is that of one of `codeLists`. */
  readonly storedLists: Readonly<Record<string, StoredListDefinition>>;
}

/** A document type, for example `customs-declaration`. */
export interface DocumentDefinition extends ObjectDefinition {
  /** Version of the document's shape; stored with every document. */
  readonly version: number;
  /** Name under which the state of an open document holds it (specification 1 §3); `document` where none is given. */
  readonly state?: string;
  /** Names beside the fields that a client may send back; never stored (CUS-111). */
  readonly transient?: readonly string[];
  /** Fields that a copy begins without, beside every date. */
  readonly notCopied?: readonly string[];
  readonly takes: DocumentBounds;
  readonly sections: readonly SectionDefinition[];
}

/** More than this of a document is not taken from anybody, whatever it says. */
interface DocumentBounds {
  /** Rows of all its lists together, those in rows included. */
  readonly rows: number;
  /** Characters of one text. */
  readonly characters: number;
}

/** Fields and lists of a document or a row, in schema order. */
export interface ObjectDefinition {
  /** Name of the schema file without its ending: `customs-declaration`, `item`, `package`. */
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  readonly lists: Readonly<Record<string, ListDefinition>>;
}

/** A row type; `layout` is how its fields stand in an opened row, `columns` in a table. */
export interface RowDefinition extends ObjectDefinition {
  readonly layout: readonly SectionDefinition[];
  readonly columns: readonly string[];
}

/** One field: what may be typed, what is valid, how it is shown. */
export interface FieldDefinition {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'boolean';
  readonly label: string;
  readonly help: FieldHelp;
  /** What is valid: a value outside is flagged, never lost. */
  readonly valid: FieldCheck;
  /** What may be entered: an entry outside is refused at the gate. Equal to `valid` unless the schema says otherwise. */
  readonly entry: FieldCheck;
  /** Length at which typing stops (D-25); absent: no maxlength on the input. */
  readonly inputMaxLength?: number;
  /** What of a person's own it asks for, as HTML's autocomplete says it. */
  readonly autocomplete?: string;
  /** The party that it names can be chosen from kept ones. */
  readonly party?: PartyChoice;
  /** Shown where a filled value is not valid, in place of the check's own words. */
  readonly invalid?: string;
  /** Field of the same object that takes what an entry has beyond this field's maximum (CUS-287). */
  readonly continuesIn?: string;
  readonly widget: string;
  /** Name of the code list or stored list it offers. */
  readonly codeList?: string;
  /** A counter 'N of M characters' is shown. */
  readonly counter?: boolean;
  /** A multi-line field whose message takes no line break. */
  readonly oneLine?: true;
  /** Rows of a multi-line field; more lines are refused. */
  readonly maxRows?: number;
  /** Name of the computation that writes it; the field is then read-only when `readOnly`. */
  readonly computedBy?: string;
  readonly readOnly?: boolean;
  readonly rules: readonly Rule[];
  readonly defaults: readonly ConditionalDefault[];
}

/** Where the parties to choose from are kept, and what a chosen one fills (CUS-071). */
export interface PartyChoice {
  /** Family of templates. */
  readonly family: string;
  /** Member of the template, `name` for its own name, by field of the document. */
  readonly fills: Readonly<Record<string, string>>;
  /** Number of the document that the chosen record's goes into, in declarations of this regime (CUS-003). */
  readonly refers?: { readonly field: string; readonly regime: string };
}

export interface FieldHelp {
  /** Data element number of the UK Trade Tariff, for example `6/14`; its completion rule is the element's. */
  readonly dataElement?: string;
  /** What the help says; of the fields of documents it stands in `field-help.ts`. */
  readonly text?: string;
  readonly example?: string;
}

/** Checks of one value. A blank value passes all of them. */
export interface FieldCheck {
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly format?: ValueFormat;
  readonly pattern?: string;
  readonly enum?: readonly FieldValue[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * `numeric`: digits with at most one decimal point, "12." allowed while typing and stored (D-26).
 * `digits`: 0-9 only. `date`: DD-MM-YYYY, an existing day since 1900. `date-time`: DD-MM-YYYY HH:mm.
 */
export type ValueFormat = 'numeric' | 'digits' | 'date' | 'date-time';

/** A list of rows in a document or row. */
export interface ListDefinition {
  readonly name: string;
  readonly label: string;
  readonly row: RowDefinition;
  readonly maxRows?: number;
  /** More rows are not taken from anybody: `maxRows`, or a bound of every list. */
  readonly takes: number;
  /** Above this number the list has a warning: it is published, and does not hold for every declaration. */
  readonly advisedRows?: number;
  readonly minRows?: number;
  /** Rows that a new parent is born with; the first entry whose condition holds is used. */
  readonly initial: readonly InitialRows[];
  /** What can be created in several of its rows at once. */
  readonly bulkRows?: readonly BulkRow[];
  readonly rules: readonly Rule[];
  /**
   * Field that holds the key of the row above: the flat list is a tree, as packing is (pallet, box, item).
   * Rows go, move and are copied with all below them; one without a value, or whose row is gone, is on top.
   */
  readonly parentField?: string;
  /** Of a tree: field that sums up a figure of the row and of all below it, with the field of that figure. */
  readonly rollUp?: Readonly<Record<string, string>>;
}

/** An action on several rows: one row, entered once, is added to a list of each (D-65). Its words are `rows.{action}`, with - for /. */
export interface BulkRow {
  readonly action: string;
  /** List of those rows. */
  readonly list: string;
}

export interface InitialRows {
  readonly when?: Condition;
  /** Field values of each row, beside the row's own defaults. `[{}]` is one blank row. */
  readonly rows: readonly Readonly<Record<string, FieldValue>>[];
}

/** `value` is given to a new field when `when` holds; the first that holds wins. */
export interface ConditionalDefault {
  readonly when?: Condition;
  readonly value: FieldValue;
}

/**
 * A place and the JSON Schema it must match. Scopes: `/field` in the document, `./field` in this row,
 * `../field` in the parent row or document, `/` or `.` the whole object (use `properties`),
 * `$index`, `$plan`, `$role`, `$status` from the context. A blank field is seen as ''.
 */
export interface Condition {
  readonly scope: string;
  readonly schema: ConditionSchema;
}

/** The part of JSON Schema conditions may use. */
export interface ConditionSchema {
  readonly const?: FieldValue;
  readonly enum?: readonly FieldValue[];
  readonly not?: ConditionSchema;
  readonly allOf?: readonly ConditionSchema[];
  readonly anyOf?: readonly ConditionSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, ConditionSchema>>;
}

/** What happens to a field or list while the condition holds. Without a condition it always holds. */
export interface Rule {
  readonly effect: 'disable' | 'hide' | 'require';
  readonly condition?: Condition;
  /** Text shown as reason or message; a default text is used otherwise. */
  readonly message?: string;
}

/** A panel of the editor or of an opened row. */
export interface SectionDefinition {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly LayoutField[];
  /** Names of lists shown below the fields. */
  readonly lists: readonly string[];
}

interface LayoutField {
  readonly name: string;
  /** Columns of twelve. */
  readonly span: number;
}

/** A code list the pickers offer. */
export interface CodeListDefinition {
  readonly name: string;
  readonly label: string;
  readonly source: string;
  readonly date: string;
  readonly dictionaries: readonly DictionaryPrefix[];
  /** Where the pages of its options were read, and the day, YYYY-MM-DD. */
  readonly guides?: { readonly source: string; readonly date: string };
  /** Codes shown on top under 'Most used'. */
  readonly pinned?: readonly string[];
  /** Heading over the codes that are not pinned, for example 'Other currencies'. */
  readonly others?: string;
  readonly options: readonly CodeOption[];
}

/** A code list too large for the catalogue: its codes are imported into the database and asked for. */
export interface StoredListDefinition {
  readonly name: string;
  readonly label: string;
  /** Who publishes it, and as what. */
  readonly source: string;
  readonly dictionaries: readonly DictionaryPrefix[];
  /** Fields over which a code stands split, in order, by name of the document or row that has them. */
  readonly joined?: Readonly<Record<string, readonly string[]>>;
  /** What every code looks like. */
  readonly pattern: string;
  readonly example: string;
}

/** First word of the reference lists' addresses, {prefix}-dictionaries/{name}.json (D-15). */
export type DictionaryPrefix = 'cds' | 'ncts' | 'ens';

export interface CodeOption {
  readonly value: string;
  readonly label: string;
  /** Other words it is known by, for example UK for GB; none is a code or an alias of another option. */
  readonly aliases?: readonly string[];
  readonly guidance?: string | undefined;
  /** Address of the guidance page that an authority publishes on what the code stands for. */
  readonly page?: string;
  readonly regime?: 'import' | 'export' | 'both' | undefined;
  /** False: shown where a document holds it, and nobody is to choose it. */
  readonly offered?: boolean;
}
