import { tableTexts } from '../generated/table-texts.ts';
import { addTexts } from './texts.ts';

// Whoever shows tables, or reads their heads, has their texts among all others by importing this.
addTexts(tableTexts);
