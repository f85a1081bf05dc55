import type { NotificationEntry, SentEntry } from '../../api/sending.ts';
import { text } from '../../dialog-texts.ts';

/** Status/NameCode of a DMSREQ that grants or denies what was asked, and of a DMSTAX that is final. */
const granted = '39';
const denied = '41';
const final = '4';

/** A declaration that nobody presented in time is rejected with this error alone (reference cds/lifecycle.md). */
const lapsed = 'CDS12046';

/** What a notification says, in words: the same code means one thing of a declaration and another of a request. */
export function notificationTitle(
  {
    function_code: code,
    status_codes: statuses,
    errors,
    more,
  }: Pick<NotificationEntry, 'function_code' | 'status_codes' | 'errors'> &
    Partial<Pick<NotificationEntry, 'more'>>,
  message: Pick<SentEntry, 'message'> | undefined,
): string {
  const variant = variantOf();
  const id = `notification.${code}${variant && `.${variant}`}`;
  const words = text(id);
  return words === id ? text('notification.other') : words;

  function variantOf(): string {
    const count = errors.length + (more?.errors ?? 0);
    const isOfDeclaration = message === undefined || message.message === 'submission';
    switch (code) {
      case '02':
      case '07':
        return isOfDeclaration ? '' : 'request';
      case '03':
        if (!isOfDeclaration) return 'request';
        if (count === 0) return 'ended';
        return !more?.errors && errors.every((error) => error.code === lapsed) ? 'lapsed' : '';
      case '11':
        return statuses.includes(granted) ? 'granted' : statuses.includes(denied) ? 'denied' : '';
      case '13':
        return statuses.includes(final) ? 'final' : '';
      case 'file':
        return count > 0 ? 'failed' : 'received';
      default:
        return '';
    }
  }
}
