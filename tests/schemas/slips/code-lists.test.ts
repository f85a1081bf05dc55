import { findsSlips } from '../finds-slips.ts';
import { slips } from './code-lists.ts';

findsSlips(slips);
