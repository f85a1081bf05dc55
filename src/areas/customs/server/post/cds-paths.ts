import type { MessageKind } from '../../../../server/sending/message-kind.ts';

/** What the API takes; a file goes to a place of its own. */
export type CdsKind = Exclude<MessageKind, 'file'>;

/** Where HMRC's Customs Declarations API takes each kind of message (reference cds section 5). */
export const cdsPaths: Readonly<Record<CdsKind, string>> = {
  submission: '/customs/declarations/',
  amendment: '/customs/declarations/amend',
  'nil-amendment': '/customs/declarations/amend',
  cancellation: '/customs/declarations/cancellation-requests',
  arrival: '/customs/declarations/arrival-notification',
  upload: '/customs/declarations/file-upload',
};
