// Written by `npm run generate` from schemas/. Do not edit.
/** Texts of tables whose rows stand below each other, by id: only documents that have one load them. */
export const treeTexts = {
 "tree.cut": "{count} {count:row|rows} cut: Ctrl+V on a row moves {count:it|them} there",
 "tree.fold": "Close",
 "tree.goToo": "{count} {count:row|rows} below {count:goes|go} too.",
 "tree.isFirst": "This is the first here: move it out to go further up",
 "tree.isLast": "This is the last here: move it out to go further down",
 "tree.isOnTop": "This is on the top level already",
 "tree.keys": "Arrows go from row to row, Right opens a row, Left closes it, Enter goes into one, Space selects, Alt+Shift+arrows move: up, down, right into the row above, left out of it; Ctrl+V pastes rows",
 "tree.level": "Level {level}",
 "tree.moveIn": "Move in",
 "tree.moveOut": "Move out",
 "tree.moved": "{row} moved to {parent}, row {position} of {size}",
 "tree.movedMany": "{count} rows moved to {parent}, from row {position} of {size} on",
 "tree.movedManyOnTop": "{count} rows moved to the top level, from row {position} of {size} on",
 "tree.movedOnTop": "{row} moved to the top level, row {position} of {size}",
 "tree.noneAbove": "No row of this level stands above it to move into",
 "tree.notIntoItself": "{row} cannot stand in itself",
 "tree.sums": "In all",
 "tree.unfold": "Open",
 "tree.wouldStand": "{row} would stand here",
 "tree.wouldStandIn": "{row} would stand in {target}",
 "tree.wouldStandMany": "{count} rows would stand here",
 "tree.wouldStandManyIn": "{count} rows would stand in {target}"
} as const;
