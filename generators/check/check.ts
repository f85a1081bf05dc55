import type { ListFilters } from '../../src/engine/list-screen.ts';
import type { ShapeFunctions } from '../../src/engine/migrate.ts';
import type { Letters } from '../../src/printing/fitting.ts';
import { type Authored, asWritten } from '../authored.ts';
import { pictures } from '../pictures.ts';
import { authoredOf } from '../read-authored.ts';
import { rowsAsUsed } from '../rows-as-used.ts';
import { readSourceFiles } from '../source-files.ts';
import { checkAmendments } from './amendments.ts';
import { checkCategories } from './categories.ts';
import { checkCodeLists } from './code-lists.ts';
import { checkComputations, type KnownComputations } from './computations.ts';
import { keywordsOf } from './consequence.ts';
import { checkDeclarationChecks } from './declaration-checks.ts';
import { checkDialect } from './dialect.ts';
import { checkEffects } from './effects.ts';
import { checkElementLevels } from './element-levels.ts';
import { checkElements } from './elements.ts';
import { checkExamples } from './examples.ts';
import { createReport, type Finding, type Report } from './finding.ts';
import { checkFixtures } from './fixtures.ts';
import { checkFutureDates } from './future-dates.ts';
import { checkGroups } from './groups.ts';
import { checkKinds } from './kinds.ts';
import { checkLimits } from './limits.ts';
import { checkListScreens } from './list-screens.ts';
import { checkMappedFields } from './mapped-fields.ts';
import { checkMessageMaps, checkWasted } from './message-maps.ts';
import { authoredObjects } from './objects.ts';
import { checkPartyFields } from './party-fields.ts';
import { checkPatterns } from './patterns.ts';
import { checkPlaceholders, type TextCallers } from './placeholders.ts';
import { checkPrintForms } from './print-forms.ts';
import { canBeBuilt, checkReferences } from './references.ts';
import { checkRenamedFields } from './renamed-fields.ts';
import { checkRowUses } from './row-uses.ts';
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
  /** Rows of the permission table; absent: not judged. */
  readonly permissions?: readonly string[];
  /** Plans that rules may name. */
  readonly plans?: readonly string[];
  /** Sources that show texts; absent: what they fill in is not judged. */
  readonly textCallers?: TextCallers;
  /** What filters of lists may look at; absent: not judged. */
  readonly listFilters?: ListFilters;
  /** The fonts of printed forms; absent: whether texts have room in them is not judged. */
  readonly letters?: () => Letters;
}

export interface CheckedSchemas {
  readonly findings: readonly Finding[];
  /**
   * What can be judged by them, whatever is wrong in them; undefined while they cannot be compiled. What is misspelt
   * counts as it was probably meant.
   */
  readonly compiled?: CompiledSchemas;
}

export interface CompiledSchemas {
  readonly authored: Authored;
  /** False while a pattern can run away, a migration or a rule before sending cannot be read: the edit alone is told. */
  readonly judgesDocuments: boolean;
}

/** Everything wrong below a schemas folder. */
export function checkSchemas(schemasFolder: string, options: CheckOptions = {}): readonly Finding[] {
  return checkSoundness(schemasFolder, options).findings;
}

/**
 * Everything wrong below a schemas folder, in steps: JSON and dialect, names of fields, where names lead, meaning,
 * fixtures and messages, what no message holds. A step goes on with what the ones before let pass or could mend; what
 * may only follow from what they found is not told.
 */
export function checkSoundness(
  schemasFolder: string,
  {
    computations,
    shapeFunctions = {},
    roles,
    permissions,
    plans,
    textCallers,
    listFilters,
    letters,
  }: CheckOptions = {},
): CheckedSchemas {
  const sources = readSourceFiles(schemasFolder);
  const report = createReport(keywordsOf(sources));
  checkSyntax(sources, report);
  const judged = checkDialect(sources, report);
  if (!judged) return { findings: report.findings() };
  const { files, doubtful } = judged;
  const isDoubtful = (kind: RegExp) => doubtful.some((name) => kind.test(name));
  checkTextIds(files, report);
  checkGroups(asWritten(files), report);
  const asAuthored = authoredOf(files);
  const ownObjects = authoredObjects(asAuthored);

  report.nextStep();
  checkRenamedFields(asAuthored, ownObjects, report);
  report.nextStep();
  checkReferences(asAuthored, ownObjects, report);
  checkRowUses(asAuthored, ownObjects, report);
  if (!canBeBuilt(ownObjects)) return { findings: report.findings() };

  // From here on rows are what documents make of them; fixtures show what is valid in a row whoever has it.
  const authored = rowsAsUsed(asAuthored);
  const objects = authoredObjects(authored);
  report.nextStep();
  checkWidgets(objects, report);
  checkPartyFields(objects, report);
  checkCodeLists(authored, objects, report);
  checkLimits(authored, objects, report);
  const context = contextValues(authored, { role: roles, plan: plans });
  checkRules(objects, context, report);
  checkEffects(objects, context, report);
  const runsAway = finds(report, () => checkPatterns(files, report));
  if (computations) checkComputations(objects, computations, report);
  checkTexts(authored, objects, report);
  const isUnruled = finds(report, () => {
    if (isDoubtful(RULES)) return;
    checkElements(authored, objects, report);
    checkCategories(authored, objects, report);
    checkElementLevels(authored, objects, report);
    checkDeclarationChecks(authored, objects, report);
  });
  if (!isDoubtful(LIST_SCREENS)) checkListScreens(authored, listFilters, report);
  if (!isDoubtful(KINDS)) checkKinds(authored, { permissions, taken: listFilters?.taken ?? [] }, report);
  if (!isDoubtful(PRINT_FORMS))
    checkPrintForms(authored, objects, { pictures: pictures(schemasFolder), letters }, report);
  checkPlaceholders(files, textCallers, report);
  checkFutureDates(authored, report);

  report.nextStep();
  checkExamples(authored, objects, report);
  if (!isDoubtful(FIXTURES) && !isDoubtful(MIGRATIONS)) {
    checkFixtures(asAuthored, ownObjects, report);
    checkShapes(authored, objects, shapeFunctions, report);
  }
  checkMessageMaps(authored, objects, context, report);
  if (!isDoubtful(MESSAGES)) {
    report.nextStep();
    checkMappedFields(authored, objects, report);
    report.nextStep();
    checkWasted(authored, objects, report);
    checkAmendments(authored, objects, report);
  }
  const isCompiled = doubtful.every((name) => FIXTURES.test(name) || MIGRATIONS.test(name));
  if (!isCompiled) return { findings: report.findings() };
  const judgesDocuments = !runsAway && !isUnruled && !isDoubtful(MIGRATIONS);
  return { findings: report.findings(), compiled: { authored: asAuthored, judgesDocuments } };
}

const FIXTURES = /\/fixtures\//;
const MIGRATIONS = /\/migrations\//;
const LIST_SCREENS = /\.list\.json$/;
const KINDS = /\.kind\.json$/;
const PRINT_FORMS = /\.print\.json$/;
const MESSAGES = /\.message\.json$/;
/** Rules before sending and where they were read. */
const RULES = /(\.(checks|elements)\.json|\/categories\/[^/]*)$/;

/** Whether a part of the check finds something that keeps documents from being judged. */
function finds(report: Report, check: () => void): boolean {
  const count = () => report.count() - report.countIdle();
  const before = count();
  check();
  return count() > before;
}

/** A status is what has a text as one. */
function contextValues(
  { locale }: Authored,
  { role, plan }: { role: readonly string[] | undefined; plan: readonly string[] | undefined },
): ContextValues {
  const status = Object.keys(locale).flatMap((id) => /^status\.(\w+)$/.exec(id)?.[1] ?? []);
  return { ...(role ? { role } : {}), ...(plan ? { plan } : {}), ...(status.length > 0 ? { status } : {}) };
}
