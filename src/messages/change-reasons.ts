import type { DocumentDefinition } from '../engine/catalogue.ts';
import { isFollowing } from '../engine/computed-fields.ts';
import { fieldAt } from '../engine/definition.ts';
import type { Difference } from '../engine/diff.ts';
import { formatPath, type Path } from '../engine/path.ts';
import type { ElementChange } from './amended-elements.ts';

/**
 * Why something was changed, as the action page gives it: one for each difference (D-54). One that names no
 * section and no path is for all that none other is for.
 */
export interface ChangeReason {
  /** Section of the difference. */
  readonly section?: string;
  /** List of a row; only needed where a section shows several. */
  readonly list?: string;
  /** Place of a row in the new list, in the old one when it is gone, from 0; absent for the section's fields. */
  readonly index?: number;
  readonly kind?: 'changed' | 'added' | 'removed' | 'moved';
  /** A field, list or row, as `/CDSItems/{key}/TaxCDSItems`, and all in it; goes before the difference's. */
  readonly path?: string;
  readonly change_reason: string;
  readonly statement_description: string;
}

/** Finds the reason of every change of a message among those given. */
export class Reasons {
  readonly #definition: DocumentDefinition;
  readonly #differences: readonly Difference[];
  readonly #given: readonly ChangeReason[];
  /** Customs hear of a row, from which figures may follow. */
  readonly #isInRows: boolean;
  /** Differences by the field or row of the document that they are of. */
  readonly #byPlace: ReadonlyMap<string, Difference>;
  readonly #found = new Map<Difference, ChangeReason | undefined>();

  constructor(
    definition: DocumentDefinition,
    { differences, changes }: { differences: readonly Difference[]; changes: readonly ElementChange[] },
    given: readonly ChangeReason[],
  ) {
    this.#definition = definition;
    this.#differences = differences;
    this.#given = given;
    this.#isInRows = changes.some(({ places }) => places.some((place) => place.length > 1));
    this.#byPlace = new Map(
      differences.flatMap((difference) => {
        const paths = 'list' in difference ? [difference.path] : difference.fields.map(({ path }) => path);
        return paths.map((path) => [formatPath(path), difference] as const);
      }),
    );
  }

  /** The place a change is told by: the first that holds something else now. */
  placeOf(change: ElementChange): Path {
    return change.places.find((place) => this.#differenceAt(place)) ?? change.places[0] ?? [];
  }

  /**
   * True for a figure that computations keep, beside a row that changed: it needs no reason of its own. A
   * figure that is other without a row is an edit like any other.
   */
  isFollowing({ places }: ElementChange): boolean {
    if (!this.#isInRows) return false;
    return places.every((place) => place.length === 1 && isFollowing(fieldAt(this.#definition, place)));
  }

  /**
   * The differences that account for a change, the nearest first: its own; for what is elsewhere only because
   * of other rows those of its list; for a figure that follows the rows that came or went; then any.
   */
  causesOf(change: ElementChange): readonly Difference[] {
    const own = this.#differenceOf(change);
    if (own && !this.isFollowing(change)) return [own];
    const list = change.places[0]?.[0];
    const all = this.#differences;
    return [
      ...(own ? [own] : all.filter((difference) => 'list' in difference && difference.list === list)),
      ...all.filter(({ kind }) => kind === 'added' || kind === 'removed'),
      ...all,
    ];
  }

  /** That of the narrowest path, else of the nearest cause that has one, else the one for all. */
  reasonOf(change: ElementChange): ChangeReason | undefined {
    const ofPath = this.#ofPath(change.places);
    if (ofPath) return ofPath;
    for (const cause of this.causesOf(change)) {
      if (!this.#found.has(cause)) this.#found.set(cause, this.#ofDifference(cause));
      const reason = this.#found.get(cause);
      if (reason) return reason;
    }
    return this.#given.find(({ section, list, path }) => !section && !list && !path);
  }

  #differenceOf({ places }: ElementChange): Difference | undefined {
    return places.map((place) => this.#differenceAt(place)).find((difference) => difference !== undefined);
  }

  /** That of the document's field, or of the row of its list that the place is in. */
  #differenceAt(place: Path): Difference | undefined {
    return this.#byPlace.get(formatPath(place.slice(0, 2)));
  }

  #ofPath(places: readonly Path[]): ChangeReason | undefined {
    if (!this.#given.some(({ path }) => path !== undefined)) return undefined;
    const texts = places.map(formatPath);
    const fitting = this.#given.filter(
      ({ path }) => path !== undefined && texts.some((text) => text === path || text.startsWith(`${path}/`)),
    );
    return fitting.toSorted((one, other) => other.path!.length - one.path!.length)[0];
  }

  #ofDifference(difference: Difference): ChangeReason | undefined {
    return this.#given.find((reason) => {
      if (reason.path !== undefined || reason.section !== difference.section) return false;
      if (!('list' in difference)) return reason.section !== undefined && reason.index === undefined;
      return (
        reason.index === difference.index &&
        (reason.list ?? difference.list) === difference.list &&
        (reason.kind ?? difference.kind) === difference.kind
      );
    });
  }
}
