/** In the browser in place of what resolves `$ref` in rjsf: our forms are written out. */
export default { equal: unexpected, resolve: unexpected };

function unexpected(): never {
  throw new Error('A form holds a reference; those of layout-form.ts have none.');
}
