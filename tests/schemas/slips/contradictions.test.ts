import { findsSlips } from '../finds-slips.ts';
import { slips } from './contradictions.ts';

findsSlips(slips);
