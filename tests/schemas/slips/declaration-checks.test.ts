import { findsSlips } from '../finds-slips.ts';
import { slips } from './declaration-checks.ts';

findsSlips(slips);
