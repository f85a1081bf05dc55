import { findsSlips } from '../finds-slips.ts';
import { slips } from './limits.ts';

findsSlips(slips);
