// Written by `npm run generate` from schemas/. Do not edit.
/** Texts of the preview of printed forms, by id: no other page loads them. */
export const formTexts = {
 "forms.again": "Draw again",
 "forms.back": "Back to the document",
 "forms.download": "Download PDF",
 "forms.drawing": "Drawing the pages…",
 "forms.fit": "Fit the width",
 "forms.larger": "Larger",
 "forms.others": "Forms of this document",
 "forms.page": "{title}, page {page} of {pages}",
 "forms.pages": "{count} {count:page|pages}",
 "forms.percent": "{percent} %",
 "forms.sheets": "Pages of {title}",
 "forms.size": "Size of the pages",
 "forms.smaller": "Smaller",
 "forms.unknown": "This kind of document has no such form.",
 "forms.unsaved": "Drawn as it is saved. Edits of {time} are not saved yet and not on these pages: save them in the editor, then draw again."
} as const;
