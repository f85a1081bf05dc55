import { checksOf, computationsOf } from '../../computations/of-document.ts';
import type { DocumentDefinition } from '../../engine/catalogue.ts';
import type { DocumentKind, DocumentListing } from '../../engine/document-kind.ts';
import type { Computation, DocumentCheck, ShapeMigration } from '../../engine/index.ts';
import { catalogue } from '../../generated/catalogue.ts';
import { type KindName, kindListings, kinds } from '../../generated/kinds.ts';
import { migrations } from '../../generated/migrations.ts';
import { type DocumentValidators, validators } from '../../generated/validators.ts';
import type { Resource } from '../access.ts';
import { type Authority, authorityNamed } from '../sending/authority.ts';

/**
 * A kind of document with all that is done by it. It is a required argument and comes from the stored row: with a default, one
 * kind would be read as another, of which only the fields of equal names are left.
 */
export interface Kind extends DocumentKind {
  readonly document: KindName;
  readonly permissions: Resource;
  readonly definition: DocumentDefinition;
  readonly structure: DocumentValidators['structure'];
  /** In the order they run. */
  readonly computations: readonly Computation[];
  readonly checks: readonly DocumentCheck[];
  readonly migrations: readonly ShapeMigration[];
  readonly listing: DocumentListing;
  /** Whom its documents are sent to; absent where they are sent to nobody. Throws where its area is not mounted. */
  readonly authority?: Authority;
}

const known = new Map<KindName, Kind>();

/** The kind of this name: what a stored row says of itself. */
export function kindNamed(name: KindName): Kind {
  const kind = known.get(name) ?? kindOf(name);
  known.set(name, kind);
  return kind;
}

function kindOf(name: KindName): Kind {
  const kind: DocumentKind & { readonly document: KindName } = kinds[name];
  const definition = catalogue.documents[name]!;
  return {
    ...kinds[name],
    definition,
    structure: validators[name].structure,
    computations: computationsOf(definition),
    checks: checksOf(definition, catalogue.codeLists),
    migrations: migrations[name] ?? [],
    listing: kindListings[name],
    get authority() {
      return kind.sending && authorityNamed(kind.sending.authority);
    },
  };
}
