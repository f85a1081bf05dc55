import { findsSlips } from '../finds-slips.ts';
import { slips } from './unfillable.ts';

findsSlips(slips);
