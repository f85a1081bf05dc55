// The settings of this process, where a blank one is as good as none.

/** @returns {Record<string, string>} */
export function givenEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env)
      .map(([name, value]) => [name, value.trim()])
      .filter(([, value]) => value !== ''),
  );
}
