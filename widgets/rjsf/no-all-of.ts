/** In the browser in place of what merges `allOf` in rjsf: our forms have none. */
export default function shallowAllOfMerge(): never {
  throw new Error('A form holds "allOf"; those of layout-form.ts have none.');
}
