import type { DocumentKind } from '../../engine/document-kind.ts';

/** What the action page does (CUS-023 to CUS-026). */
export const processTypes = ['cancel', 'amend', 'nil', 'cds-upload'] as const;
export type ProcessType = (typeof processTypes)[number];

/** Those that ask for reasons. */
export type ReasonedType = Exclude<ProcessType, 'cds-upload'>;

/** What the address of the action page says (CUS-022, D-108). */
export interface ProcessQuery {
  /** Undefined where it names no declaration. */
  readonly id: number | undefined;
  /** An authorisation code of customs, which goes along where there is one. */
  readonly code: string | undefined;
  readonly provider: string;
  /** As it stands there; the page knows those of `processTypes`. */
  readonly type: string;
}

export function readProcess(query: string): ProcessQuery {
  const said = new URLSearchParams(query);
  const id = Number(said.get('id'));
  return {
    id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    code: said.get('code') || undefined,
    provider: said.get('provider') || 'HMRC',
    type: said.get('type') ?? '',
  };
}

/** The action page of a kind, with what its address says. */
export function processAddress(
  { addresses }: Pick<DocumentKind, 'addresses'>,
  { id, code, provider, type }: Partial<ProcessQuery>,
): string {
  const query = new URLSearchParams({
    ...(id === undefined ? {} : { id: String(id) }),
    ...(code === undefined ? {} : { code }),
    ...(provider === undefined ? {} : { provider }),
    ...(type ? { type } : {}),
  });
  return `${addresses.requests}?${query}`;
}
