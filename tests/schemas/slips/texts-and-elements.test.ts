import { findsSlips } from '../finds-slips.ts';
import { slips } from './texts-and-elements.ts';

findsSlips(slips);
