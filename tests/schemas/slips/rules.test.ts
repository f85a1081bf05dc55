import { findsSlips } from '../finds-slips.ts';
import { slips } from './rules.ts';

findsSlips(slips);
