/** One level of an authority's pointer: the class or tag id and, where given, the occurrence from 1. */
export interface PointerStep {
  readonly id: string;
  readonly sequence?: number;
}

/** A pointer as text: `42A/67A/68A[2]/23A/79A/112`. */
export function formatPointer(steps: readonly PointerStep[]): string {
  return steps.map(({ id, sequence }) => (sequence === undefined ? id : `${id}[${sequence}]`)).join('/');
}

/** Reads what `formatPointer` wrote. */
export function parsePointer(pointer: string): PointerStep[] {
  return pointer.split('/').map((step) => {
    const [, id = step, sequence] = /^(.*)\[(\d+)\]$/.exec(step) ?? [];
    return sequence === undefined ? { id } : { id, sequence: Number(sequence) };
  });
}
