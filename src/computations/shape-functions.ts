import type { ShapeFunctions } from '../engine/index.ts';

/**
 * Functions that the migrations of `schemas/<document>/migrations` name, for what their steps cannot say: pure,
 * from an object of the earlier shape to one of the later. No shape has needed one so far.
 */
export const shapeFunctions: ShapeFunctions = {};
