import type { Authored, ChecksFile } from '../authored.ts';
import type { Change, EditKind } from './change.ts';

type Check = ChecksFile['checks'][number];

/**
 * What became of the rules before sending, by their codes. One that came, that stops what it flagged, or that is for
 * more declarations is narrower; what another fact asks for is seen on documents only.
 */
export function checkRuleChanges(before: Authored, after: Authored): readonly Change[] {
  const files = new Set([...before.checks.keys(), ...after.checks.keys()]);
  return [...files].flatMap((file) => {
    const [was, is] = [before, after].map((one) => one.checks.get(file)?.checks ?? []);
    const old = new Map(was!.map((check) => [check.code, check]));
    const now = new Map(is!.map((check) => [check.code, check]));
    return [
      ...[...now.values()].flatMap((check, index) => {
        const earlier = old.get(check.code);
        const changes = earlier
          ? changesOf(earlier, check)
          : [{ keyword: '', kind: 'narrower' as const, text: 'is new' }];
        return changes.map(({ kind, keyword, text }) => ({
          kind,
          file,
          path: ['checks', index, ...(keyword ? [keyword] : [])],
          text: `${check.code} ${text}.`,
        }));
      }),
      ...[...old.keys()]
        .filter((code) => !now.has(code))
        .map((code) => ({ kind: 'wider' as const, file, path: ['checks'], text: `${code} is no more.` })),
    ];
  });
}

interface CheckChange {
  readonly kind: EditKind;
  readonly keyword: keyof Check;
  readonly text: string;
}

function changesOf(was: Check, is: Check): readonly CheckChange[] {
  const isOther = (keyword: keyof Check) => JSON.stringify(was[keyword]) !== JSON.stringify(is[keyword]);
  const words = (value: unknown) => (value === undefined ? 'all' : String(value));
  const severity: readonly CheckChange[] = isOther('severity')
    ? [
        {
          kind: is.severity === 'error' ? 'narrower' : 'wider',
          keyword: 'severity',
          text: `is ${is.severity === 'error' ? 'an error instead of a warning' : 'a warning instead of an error'}`,
        },
      ]
    : [];
  const scope = (['regime', 'types', 'categories'] as const).filter(isOther).map((keyword) => ({
    kind: scopeKind(valuesOf(was[keyword]), valuesOf(is[keyword])),
    keyword,
    text: `is for ${keyword} ${words(is[keyword])} instead of ${words(was[keyword])}`,
  }));
  const asked = (['each', 'when', 'expect'] as const).filter(isOther).map((keyword) => ({
    kind: 'unclear' as const,
    keyword,
    text: `has another "${keyword}"; what it refuses is seen on documents`,
  }));
  return [...severity, ...scope, ...asked];
}

function valuesOf(value: string | readonly string[] | undefined): readonly string[] | undefined {
  return typeof value === 'string' ? [value] : value;
}

/** Undefined is for all. */
function scopeKind(was: readonly string[] | undefined, is: readonly string[] | undefined): EditKind {
  if (is === undefined) return 'narrower';
  return was === undefined || is.every((value) => was.includes(value)) ? 'wider' : 'narrower';
}
