import type { ShapeFunctions } from '../../src/engine/migrate.ts';
import { readAuthored } from '../authored.ts';
import { readSourceFiles } from '../source-files.ts';
import { checkAmendments } from './amendments.ts';
import { checkCategories } from './categories.ts';
import { checkComputations, type KnownComputations } from './computations.ts';
import { checkDialect } from './dialect.ts';
import { checkElements } from './elements.ts';
import { createReport, type Finding } from './finding.ts';
import { checkFixtures } from './fixtures.ts';
import { checkLimits } from './limits.ts';
import { checkMappedFields } from './mapped-fields.ts';
import { checkMessageMaps } from './message-maps.ts';
import { authoredObjects } from './objects.ts';
import { checkPatterns } from './patterns.ts';
import { checkReferences } from './references.ts';
import { checkRules } from './rules.ts';
import { checkShapes } from './shapes.ts';
import { checkSyntax } from './syntax.ts';
import { checkTextIds, checkTexts } from './texts.ts';

export interface CheckOptions {
  /** Computations by document name; absent: not judged. */
  readonly computations?: KnownComputations;
  /** Functions that migrations may name. */
  readonly shapeFunctions?: ShapeFunctions;
}

export interface CheckedSchemas {
  readonly findings: readonly Finding[];
  /** The schemas hang together, so documents can be judged by them even where a fixture is not as it says. */
  readonly isSound: boolean;
}

/** Everything wrong below a schemas folder. */
export function checkSchemas(schemasFolder: string, options: CheckOptions = {}): readonly Finding[] {
  return checkSoundness(schemasFolder, options).findings;
}

/**
 * Everything wrong below a schemas folder. Four steps, each only when the one before found nothing,
 * because a later one would misread what an earlier one refuses: JSON, dialect, meaning, documents.
 */
export function checkSoundness(
  schemasFolder: string,
  { computations, shapeFunctions = {} }: CheckOptions = {},
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
  checkReferences(authored, objects, report);
  checkLimits(authored, objects, report);
  checkRules(objects, report);
  checkPatterns(files, report);
  checkTexts(authored, objects, report);
  checkElements(authored, objects, report);
  checkCategories(authored, report);
  checkMessageMaps(authored, objects, report);
  checkMappedFields(authored, objects, report);
  checkAmendments(authored, objects, report);
  if (computations) checkComputations(objects, computations, report);
  if (report.count() > 0) return unsound();

  checkFixtures(authored, objects, report);
  checkShapes(authored, shapeFunctions, report);
  return { findings: report.findings(), isSound: true };
}
