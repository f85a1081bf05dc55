import { findsSlips } from '../finds-slips.ts';
import { slips } from './fixtures.ts';

findsSlips(slips);
