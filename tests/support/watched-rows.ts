import {
  type Computation,
  type DocumentCheck,
  type DocumentDefinition,
  isDerived,
  type Row,
} from '../../src/engine/index.ts';

/** How often rows were looked at; counted by the rows themselves, whoever looks. */
export interface Looks {
  /** Their key or number was read, or they were passed on. */
  keys: number;
  /** Another field or list of theirs was read, or all of them. */
  fields: number;
  /** Something of a row in their lists was read. */
  below: number;
}

export const none: Looks = { keys: 0, fields: 0, below: 0 };

/** What `act` looks at. */
export function looksOf(looks: Looks, act: () => void): Looks {
  Object.assign(looks, none);
  act();
  return { ...looks };
}

/** The row, counting who looks at it. `number` is the field it is numbered by. */
export function watched(row: Row, looks: Looks, number: string): Row {
  const lists = Object.entries(row).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((inner: Row) => telling(inner, () => (looks.below += 1))) : value,
  ]);
  return telling(Object.fromEntries(lists) as Row, (name) => {
    if (typeof name === 'symbol' || name === 'uuid' || name === number) looks.keys += 1;
    else looks.fields += 1;
  });
}

function telling(row: Row, tell: (name: string | symbol | undefined) => void): Row {
  return new Proxy(row, {
    get(target, name, receiver) {
      tell(name);
      return Reflect.get(target, name, receiver);
    },
    has(target, name) {
      tell(name);
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      tell(undefined);
      return Reflect.ownKeys(target);
    },
  });
}

/** The definition, telling of each field whose entry rule or validity is read. */
export function watchedDefinition(
  definition: DocumentDefinition,
  tell: (rule: 'entry' | 'valid', field: string) => void,
): DocumentDefinition {
  const known = new Map<object, object>();
  const wrap = (data: object): object => {
    const proxy =
      known.get(data) ??
      new Proxy(data, {
        get(target, name, receiver) {
          const value: unknown = Reflect.get(target, name, receiver);
          const isRule = (name === 'entry' || name === 'valid') && 'widget' in target && 'name' in target;
          if (isRule) tell(name, String(target.name));
          return typeof value === 'object' && value !== null ? wrap(value) : value;
        },
      });
    known.set(data, proxy);
    return proxy;
  };
  // A copy: what is frozen may not answer with something else than it holds.
  return wrap(structuredClone(definition)) as DocumentDefinition;
}

/** The function, telling its name at each call. */
function named<A extends unknown[], R>(name: string, call: (...args: A) => R, tell: (what: string) => void) {
  return (...args: A): R => {
    tell(name);
    return call(...args);
  };
}

/** The computations, telling of each that runs, and of each whose full form is asked. */
export function watchedComputations(
  computations: readonly Computation[],
  tell: (what: string) => void,
): readonly Computation[] {
  return computations.map((computation): Computation => {
    if (!isDerived(computation))
      return { ...computation, run: named(computation.name, computation.run, tell) };
    const { name, run, full, begin } = computation;
    return {
      ...computation,
      run: named(name, run, tell),
      full: named(`${name}, full`, full, tell),
      ...(begin && { begin: named(`${name}, begin`, begin, tell) }),
    };
  });
}

/** The checks, telling of each that is asked. */
export function watchedChecks(
  checks: readonly DocumentCheck[],
  tell: (what: string) => void,
): readonly DocumentCheck[] {
  return checks.map((check): DocumentCheck => {
    const { name, run, full } = check;
    return {
      ...check,
      full: named(`${name}, full`, full, tell),
      ...(run && { run: named(name, run, tell) }),
    };
  });
}
