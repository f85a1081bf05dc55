// Written by `npm run generate` from schemas/. Do not edit.
/** Why files are not uploaded: upload.<fault>; browser and server tell it in the same words. */
export const uploadTexts = {
 "upload.empty": "{name} is empty.",
 "upload.none": "Choose at least one file.",
 "upload.tooLarge": "{name} is larger than the {most} bytes customs takes.",
 "upload.tooMany": "Customs takes at most {most} files at once; these are {count}.",
 "upload.wrongType": "{name} is neither PDF, JPEG, PNG nor text in UTF-8. Its content counts, not its name."
} as const;
