/** Milliseconds of processor time since `start`, which other work on the machine does not lengthen. */
export function cpuSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
