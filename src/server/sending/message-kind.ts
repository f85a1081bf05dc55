/**
 * What a message of the outbox is, whoever its authority is: the document itself, a request about one that they hold, the request
 * to upload files, or one of those files. Which of them an authority knows, and what each means there, is told in its area.
 */
export type MessageKind =
  | 'submission'
  | 'amendment'
  | 'nil-amendment'
  | 'cancellation'
  | 'arrival'
  | 'upload'
  | 'file';
