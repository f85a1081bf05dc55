import type { DocumentDefinition } from '../engine/catalogue.ts';
import type { DocumentData } from '../engine/document.ts';
import type { IsHidden } from './scope.ts';
export interface HideRules {
  readonly definition: DocumentDefinition;
  readonly context: unknown;
}
export function hiddenBy(_document: DocumentData, _rules: HideRules | undefined): IsHidden {
  return () => false;
}
