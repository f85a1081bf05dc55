import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import { useMemo } from 'react';
import { EditorServicesProvider } from '../../../widgets/index.ts';
import { LeafField } from '../../../widgets/leaf-field.tsx';
import { type Problem, ruleCode } from '../../engine/index.ts';
import { text } from '../dialog-texts.ts';
import { placeWords } from '../editor/place-words.ts';
import { useSession } from '../editor/session-context.ts';
import type { FormSession } from '../forms/form-session.ts';

interface PassedRulesProps {
  /** What the published rules find, a rule once for each place. */
  readonly findings: readonly Problem[];
  /** Takes the reason. */
  readonly form: FormSession;
  readonly isPassing: boolean;
  readonly onPassing: (isPassing: boolean) => void;
}

/** Places of one rule that are named; the others are counted. */
const NAMED = 3;

/**
 * The published rules that stop the declaration, each with the page it was read from, and the way past them for whoever
 * knows better: a tick and a reason, which is kept.
 */
export function PassedRules({ findings, form, isPassing, onPassing }: PassedRulesProps) {
  const { services, store } = useSession();
  const rules = useMemo(() => byRule(findings), [findings]);
  return (
    <section className="send-figures" aria-labelledby="send-rules">
      <h3 id="send-rules">
        <WarningAmber className="field-icon" />
        {text(rules.size === 1 ? 'send.rulesOne' : 'send.rules', { count: rules.size })}
      </h3>
      <ul className="send-rules">
        {[...rules].map(([code, found]) => {
          const places = found
            .slice(0, NAMED)
            .map(({ path }) => placeWords(services.definition, store.document(), path, text));
          const more = found.length - NAMED;
          return (
            <li key={code}>
              <span className="code">{ruleCode(code)}</span> {found[0]!.message}
              <span className="send-places">
                {places.filter(Boolean).join('; ')}
                {more > 0 && text('send.rulesMore', { count: more })}
              </span>
              <span className="send-source">{found[0]!.explanation}</span>
            </li>
          );
        })}
      </ul>
      <label className="send-seen">
        <input
          type="checkbox"
          checked={isPassing}
          aria-describedby="send-rules-hint"
          onChange={(event) => onPassing(event.target.checked)}
        />
        {text('send.rulesPass')}
      </label>
      <p id="send-rules-hint">{text('send.rulesHint')}</p>
      {isPassing && (
        <EditorServicesProvider value={form.services}>
          <div className="field-grid">
            <LeafField path={['reason']} span={12} />
          </div>
        </EditorServicesProvider>
      )}
    </section>
  );
}

/** Findings by the code of their rule. */
function byRule(findings: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const rules = new Map<string, Problem[]>();
  for (const found of findings) {
    const known = rules.get(found.code);
    if (known) known.push(found);
    else rules.set(found.code, [found]);
  }
  return rules;
}
