import { copyWork, createWork } from './new-declaration.ts';
import { editWork, patchWork, putWork } from './saved-edit.ts';
import { viewWork } from './view.ts';

export const declarationWorks = [viewWork, createWork, copyWork, putWork, patchWork, editWork];
