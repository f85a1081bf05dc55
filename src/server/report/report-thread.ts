import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentData } from '../../engine/document.ts';
import { catalogue } from '../../generated/catalogue.ts';
import { labelling } from './code-labels.ts';
import { declarationReport } from './declaration-report.ts';
import { printReport } from './print-report.ts';
import type { PrintOrder } from './printer.ts';

// What `printer.ts` runs in a thread of its own: one report, then it ends.
const { documentName, document, labels, ...rest } = workerData as PrintOrder;
const pdf = await printReport(
  declarationReport({
    ...rest,
    definition: catalogue.documents[documentName]!,
    document: JSON.parse(document) as DocumentData,
    label: labelling(labels),
  }),
);
parentPort?.postMessage(pdf);
