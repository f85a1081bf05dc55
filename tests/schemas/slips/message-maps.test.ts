import { findsSlips } from '../finds-slips.ts';
import { slips } from './message-maps.ts';

findsSlips(slips);
