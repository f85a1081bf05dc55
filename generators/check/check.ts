import type { ShapeFunctions } from '../../src/engine/migrate.ts';
import { type Authored, readAuthored } from '../authored.ts';
import { readSourceFiles } from '../source-files.ts';
import { checkAmendments } from './amendments.ts';
import { checkCategories } from './categories.ts';
import { checkCodeLists } from './code-lists.ts';
import { checkComputations, type KnownComputations } from './computations.ts';
import { checkDeclarationChecks } from './declaration-checks.ts';
import { checkDialect } from './dialect.ts';
import { checkEffects } from './effects.ts';
import { checkElements } from './elements.ts';
import { checkExamples } from './examples.ts';
import { createReport, type Finding } from './finding.ts';
import { checkFixtures } from './fixtures.ts';
import { checkFutureDates } from './future-dates.ts';
import { checkLimits } from './limits.ts';
import { checkListScreens } from './list-screens.ts';
import { checkMappedFields } from './mapped-fields.ts';
import { checkMessageMaps, checkWasted } from './message-maps.ts';
import { authoredObjects } from './objects.ts';
import { checkPartyFields } from './party-fields.ts';
import { checkPatterns } from './patterns.ts';
import { checkPlaceholders, type TextCallers } from './placeholders.ts';
import { checkReferences } from './references.ts';
import { checkRenamedFields } from './renamed-fields.ts';
import { checkRules } from './rules.ts';
import { checkShapes } from './shapes.ts';
import type { ContextValues } from './subjects.ts';
import { checkSyntax } from './syntax.ts';
import { checkTextIds, checkTexts } from './texts.ts';
import { checkWidgets } from './widgets.ts';

export interface CheckOptions {
  /** Computations by document name; absent: not judged. */
  readonly computations?: KnownComputations;
  /** Functions that migrations may name. */
  readonly shapeFunctions?: ShapeFunctions;
  /** Roles that rules may name. */
  readonly roles?: readonly string[];
  /** Plans that rules may name. */
  readonly plans?: readonly string[];
  /** Sources that show texts; absent: what they fill in is not judged. */
  readonly textCallers?: TextCallers;
}

export interface CheckedSchemas {
  readonly findings: readonly Finding[];
  /** The schemas hang together, so documents can be judged by them even where an example, a map or a fixture is wrong. */
  readonly isSound: boolean;
}

/** Everything wrong below a schemas folder. */
export function checkSchemas(schemasFolder: string, options: CheckOptions = {}): readonly Finding[] {
  return checkSoundness(schemasFolder, options).findings;
}

/**
 * Everything wrong below a schemas folder. Steps of which each is taken only when the one before found nothing,
 * because it would misread what that refuses: JSON, dialect, names of fields, meaning, fixtures.
 */
export function checkSoundness(
  schemasFolder: string,
  { computations, shapeFunctions = {}, roles, plans, textCallers }: CheckOptions = {},
): CheckedSchemas {
  const report = createReport();
  const unsound = () => ({ findings: report.findings(), isSound: false });
  const files = readSourceFiles(schemasFolder);
  checkSyntax(files, report);
  if (report.count() > 0) return unsound();

  checkDialect(new Map(files.map((file) => [file.name, file])), report);
  checkTextIds(files, report);
  if (report.count() > 0) return unsound();

  const authored = readAuthored(schemasFolder);
  const objects = authoredObjects(authored);
  checkRenamedFields(authored, objects, report);
  if (report.count() === 0) checkReferences(authored, objects, report);
  if (report.count() > 0) return unsound();

  checkWidgets(objects, report);
  checkPartyFields(objects, report);
  checkCodeLists(authored, objects, report);
  checkLimits(authored, objects, report);
  const context = contextValues(authored, { role: roles, plan: plans });
  checkRules(objects, context, report);
  checkEffects(objects, context, report);
  checkPatterns(files, report);
  if (computations) checkComputations(objects, computations, report);
  checkTexts(authored, objects, report);
  checkElements(authored, objects, report);
  checkCategories(authored, objects, report);
  checkDeclarationChecks(authored, objects, report);
  checkListScreens(authored, report);
  const isSound = report.count() === 0;
  if (isSound) checkExamples(authored, objects, report);
  checkPlaceholders(files, textCallers, report);
  checkFutureDates(authored, report);
  checkMessageMaps(authored, objects, context, report);
  if (report.count() === 0) checkMappedFields(authored, objects, report);
  if (report.count() === 0) checkWasted(authored, objects, report);
  checkAmendments(authored, objects, report);
  if (!isSound) return unsound();

  checkFixtures(authored, objects, report);
  checkShapes(authored, shapeFunctions, report);
  return { findings: report.findings(), isSound: true };
}

/** A status is what has a text as one. */
function contextValues(
  { locale }: Authored,
  { role, plan }: { role: readonly string[] | undefined; plan: readonly string[] | undefined },
): ContextValues {
  const status = Object.keys(locale).flatMap((id) => /^status\.(\w+)$/.exec(id)?.[1] ?? []);
  return { ...(role ? { role } : {}), ...(plan ? { plan } : {}), ...(status.length > 0 ? { status } : {}) };
}
