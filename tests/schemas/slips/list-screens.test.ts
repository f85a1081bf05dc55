import { findsSlips } from '../finds-slips.ts';
import { slips } from './list-screens.ts';

findsSlips(slips);
