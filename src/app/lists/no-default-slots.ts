/** Stands in the browser for the grid's default parts: `grid-slots.tsx` names every part that a list reaches. */
export const DATA_GRID_DEFAULT_SLOTS_COMPONENTS = {};
