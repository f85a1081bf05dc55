/** Requests one application may make within a second, as published. */
const requestsPerSecond = 3;

/** Counts the requests of one application. */
export class RateLimit {
  /** When the latest requests let through were made, oldest first. */
  private readonly passed: number[] = [];

  constructor(private readonly clock: () => Date) {}

  /** Whether one more request is within the limit now; only those that are count. */
  passes(): boolean {
    const now = this.clock().getTime();
    while (this.passed.length > 0 && now - this.passed[0]! >= 1000) this.passed.shift();
    if (this.passed.length >= requestsPerSecond) return false;
    this.passed.push(now);
    return true;
  }
}
