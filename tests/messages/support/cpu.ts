/** Milliseconds of processor time that work takes, the least of a few runs. */
export function cpuOf(work: () => unknown, runs = 1): number {
  return Math.min(
    ...Array.from({ length: runs }, () => {
      const start = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }),
  );
}
