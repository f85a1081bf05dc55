import { refusals } from '../errors.ts';

/** Most imports that one process makes at once, of a company and altogether. docs/security.md shows them. */
const mostUnderWay = { ofCompany: 3, together: 12 } as const;

/** Imports from when their files are read until they are over: they go on behind their answers, and are held in memory. */
export class ImportsUnderWay {
  readonly #ofCompany = new Map<number, number>();
  #together = 0;

  /** Counts one, until it is over. Throws 429 for one too many of the company, 503 where others have all there is. */
  begin(company: number): () => void {
    const own = this.#ofCompany.get(company) ?? 0;
    if (own >= mostUnderWay.ofCompany) throw refusals.tooManyImports(mostUnderWay.ofCompany);
    if (this.#together >= mostUnderWay.together) throw refusals.busy(30);
    this.#ofCompany.set(company, own + 1);
    this.#together += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = this.#ofCompany.get(company)! - 1;
      if (left > 0) this.#ofCompany.set(company, left);
      else this.#ofCompany.delete(company);
      this.#together -= 1;
    };
  }
}
