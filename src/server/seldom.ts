/** Between two lines about things of one kind, ms. */
const apart = 10_000;

/**
 * Tells of what somebody can make happen as often as they like: of the first at once, of others no sooner than ten
 * seconds after what was told last, and then how many were passed over.
 */
export function seldom<Told extends readonly unknown[]>(
  tell: (passedOver: number, ...told: Told) => void,
  now: () => number = Date.now,
): (...told: Told) => void {
  let passedOver = 0;
  let last = -Infinity;
  return (...told) => {
    if (now() - last < apart) passedOver += 1;
    else {
      tell(passedOver, ...told);
      passedOver = 0;
      last = now();
    }
  };
}

/** So many kinds are told apart; beyond them all are told of anew. */
const mostKinds = 10_000;

/** The same for each kind of thing by itself. */
export function seldomOfEach<Told extends readonly unknown[]>(
  kindOf: (...told: Told) => string,
  tell: (passedOver: number, ...told: Told) => void,
): (...told: Told) => void {
  const kinds = new Map<string, (...told: Told) => void>();
  return (...told) => {
    const kind = kindOf(...told);
    if (!kinds.has(kind)) {
      if (kinds.size === mostKinds) kinds.clear();
      kinds.set(kind, seldom(tell));
    }
    kinds.get(kind)!(...told);
  };
}
