import { findsSlips } from '../finds-slips.ts';
import { slips } from './layout.ts';

findsSlips(slips);
