import type { Journal } from '../memory/journal.ts';
import type { Notice } from './notice.ts';

/** One notification kept to be pulled. */
export interface KeptNotification extends Notice {
  readonly keptAt: number;
  isPulled: boolean;
}

const keptFor = 14 * 24 * 60 * 60_000;
/** No list names more. */
const longestList = 60_000;

/** The notifications of an application that pulls them, kept 14 days by the authority's clock. */
export class Inbox {
  private readonly kept = new Map<string, KeptNotification>();

  constructor(
    private readonly clock: () => Date,
    private readonly journal: Journal,
  ) {}

  add(notice: Notice): void {
    const keptAt = this.clock().getTime();
    this.journal.noteDone({ what: 'notice kept', id: notice.id, keptAt });
    this.restore(notice, keptAt);
  }

  /** Keeps one as it was kept before. */
  restore(notice: Notice, keptAt: number): void {
    this.kept.set(notice.id, { ...notice, keptAt, isPulled: false });
  }

  /** From here on it counts as pulled. */
  pull(kept: KeptNotification): void {
    if (kept.isPulled) return;
    this.journal.note({ what: 'notice pulled', id: kept.id });
    kept.isPulled = true;
  }

  /** Counts one as pulled that was pulled before; nothing where it is kept no more. */
  recallPull(id: string): void {
    const kept = this.kept.get(id);
    if (kept) kept.isPulled = true;
  }

  /** Those kept, oldest first; `of` takes only the pulled or unpulled, or those of one conversation. */
  list(of: { readonly isPulled?: boolean; readonly conversationId?: string }): KeptNotification[] {
    this.forgetOld();
    return [...this.kept.values()]
      .filter(
        ({ isPulled, conversationId }) =>
          (of.isPulled === undefined || isPulled === of.isPulled) &&
          (of.conversationId === undefined || conversationId === of.conversationId),
      )
      .slice(0, longestList);
  }

  /** One by its id, while it is kept. */
  find(id: string): KeptNotification | undefined {
    this.forgetOld();
    return this.kept.get(id);
  }

  private forgetOld(): void {
    const now = this.clock().getTime();
    for (const { id, keptAt } of this.kept.values()) {
      if (now - keptAt <= keptFor) return;
      this.kept.delete(id);
    }
  }
}
