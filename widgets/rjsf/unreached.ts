/**
 * In the browser in place of what rjsf does to forms unlike ours: to take out of a document what its form does not
 * hold, to list its places, to merge "allOf", to choose between alternatives ("oneOf"), to judge.
 */
export default function unreached(): never {
  throw new Error('A form asks rjsf for what vite.config.ts leaves out ("withoutUnreached").');
}

export { unreached as getFieldNames, unreached as getUsedFormData, unreached as isValueEmpty };
