import { findsSlips } from '../finds-slips.ts';
import { slips } from './forms.ts';

findsSlips(slips);
