import type { IncomingCode } from './incoming.ts';

/** A node of the goods nomenclature, in the order of the tariff. */
export interface TariffNode {
  readonly line: number;
  /** Ten digits. */
  readonly code: string;
  /** 80: a code; anything else: a heading in between that has a code's digits. */
  readonly suffix: string;
  /** 0: chapter or heading; then one more a level. */
  readonly indent: number;
  readonly isLeaf: boolean;
  readonly label: string;
}

/**
 * The codes goods are declared under: ten digits for imports (DE 6/14 and 6/15), and their first eight for
 * exports (DE 6/14 alone). A code's own words are often only "Other", so those of the levels above follow,
 * nearest first, up to the heading.
 */
export function commodityCodes(nodes: readonly TariffNode[]): readonly IncomingCode[] {
  const path: string[] = [];
  const labelOf = new Map<string, string>();
  const leaves: TariffNode[] = [];
  for (const node of nodes) {
    const level = node.code.endsWith('00000000') ? 0 : 1 + node.indent;
    path.length = level;
    path[level] = node.label;
    if (node.suffix !== '80') continue;
    labelOf.set(
      node.code,
      path
        .slice(level === 0 ? 0 : 1)
        .filter(Boolean)
        .reverse()
        .join(' · '),
    );
    if (node.isLeaf) leaves.push(node);
  }
  const codes: IncomingCode[] = [];
  const exported = new Set<string>();
  for (const { line, code } of leaves) {
    const eight = code.slice(0, 8);
    const words = labelOf.get(code)!;
    if (!exported.has(eight)) {
      exported.add(eight);
      const label = labelOf.get(`${eight}00`) ?? words;
      codes.push({ line, code: eight, label, guidance: null, regime: 'export', from: null });
    }
    codes.push({ line, code, label: words, guidance: null, regime: 'import', from: null });
  }
  return codes;
}
