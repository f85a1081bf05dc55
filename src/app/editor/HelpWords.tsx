import { Fragment, lazy, Suspense } from 'react';
import { ErrorWords } from '../../../widgets/index.ts';
import {
  definitionAt,
  type FieldDefinition,
  getAt,
  type ObjectDefinition,
  type Path,
  type Problem,
} from '../../engine/index.ts';
import { fieldHelps } from '../../generated/field-help.ts';
import { text } from '../dialog-texts.ts';
import type { DocumentSession } from './document-session.ts';
import { GuidancePage } from './GuidancePage.tsx';
import { type ProvenanceWords, provenanceWords } from './provenance-words.ts';
import { useSession } from './session-context.ts';

/** Completion rules are no part of the first screen. */
const CompletionRules = lazy(() => import('./CompletionRules.tsx'));

/** What there is to say about a field as it stands. */
export interface HelpAtPlace {
  readonly field: FieldDefinition;
  readonly words: string | undefined;
  readonly value: string;
  readonly problems: readonly Problem[];
  readonly disabledBecause: string | undefined;
  /** Where the value came from; undefined for a blank field. */
  readonly from: ProvenanceWords | undefined;
}

/** The help of the field at a place; undefined where none stands. */
export function helpOf({ kind, services, store }: DocumentSession, path: Path): HelpAtPlace | undefined {
  const field = definitionAt(services.definition, path);
  if (!field || !('help' in field)) return undefined;
  const object =
    path.length === 1 ? services.definition : definitionAt(services.definition, path.slice(0, -1));
  const state = store.fieldState(path);
  const from = store.provenanceOf(path);
  return {
    field,
    words: fieldHelps[(object as ObjectDefinition).name]?.[field.name],
    value: String(getAt(store.document(), path) ?? ''),
    problems: store.problems.byPath(path),
    disabledBecause: state.disabled ? state.reason : undefined,
    from: from && provenanceWords(from, { kind, means: store.means }),
  };
}

/** What a field is, what is wrong with it, what to enter, and the completion rule of its data element. */
export function HelpWords({ field, words, value, problems, disabledBecause, from }: HelpAtPlace) {
  const { services } = useSession();
  const maximum = field.entry.maxLength ?? field.valid.maxLength;
  return (
    <>
      <h3>
        {field.label} <span className="field-element">{field.help.dataElement}</span>
      </h3>
      {disabledBecause && <p>{disabledBecause}</p>}
      {problems.map((problem) => (
        <Fragment key={`${problem.code} ${problem.message}`}>
          <div className={`help-problem is-${problem.severity}`}>
            <ErrorWords message={problem.message} />
          </div>
          {problem.explanation && <p>{problem.explanation}</p>}
        </Fragment>
      ))}
      {words && <p>{words}</p>}
      <GuidancePage list={services.codeLists[field.codeList ?? '']} code={value} />
      <dl>
        {from && (
          <>
            <dt>{text('from.title')}</dt>
            <dd>
              {from.words}{' '}
              {from.link && (
                <a href={from.link.href} target="_blank" rel="noreferrer">
                  {from.link.words}
                </a>
              )}
            </dd>
          </>
        )}
        {maximum !== undefined && (
          <>
            <dt>{text('help.length')}</dt>
            <dd>{text('help.upTo', { count: maximum })}</dd>
          </>
        )}
        {field.help.example && (
          <>
            <dt>{text('help.example')}</dt>
            <dd className="code">{field.help.example}</dd>
          </>
        )}
        {field.computedBy && (
          <>
            <dt>{text('help.calculated')}</dt>
            <dd>{text('help.calculatedWhy')}</dd>
          </>
        )}
      </dl>
      <Suspense>
        <CompletionRules number={field.help.dataElement} regime={services.regime()} />
      </Suspense>
    </>
  );
}
