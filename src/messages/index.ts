export {
  type AmendedDeclaration,
  amendedDifferences,
  amendment,
} from './amendment.ts';
export { arrivalNotification } from './arrival.ts';
export { cancellation } from './cancellation.ts';
export type { ChangeReason } from './change-reasons.ts';
export { type ChangedDocument, changedByCustoms, type ToldChanges } from './changed-by-customs.ts';
export { checkMessage } from './check.ts';
export { checkRequestText } from './check-request-text.ts';
export { checkMessageText } from './check-text.ts';
export { type MessageContents, messageContents } from './contents.ts';
export {
  type FileOutcome,
  type FilePlace,
  readFileOutcome,
  readFilePlaces,
  writeFileUploadRequest,
} from './file-upload.ts';
export { hiddenValues } from './hidden-values.ts';
export type { MessageMap } from './map.ts';
export { nilAmendment } from './nil-amendment.ts';
export * from './notification.ts';
export { readNotifications } from './notification-reader.ts';
export { pathToPointer, pointerToPath } from './pointer.ts';
export { formatPointer, parsePointer } from './pointer-text.ts';
export { type NotHeld, type ReadResult, readMessage } from './read.ts';
export {
  type RequestMessage,
  type RequestNames,
  RequestRefused,
  type WrittenChange,
} from './request.ts';
export { writeMessage } from './write.ts';
export { decodeXml, maxXmlBytes } from './xml/decode.ts';
export { childNamed, childText, type XmlElement, XmlError } from './xml/element.ts';
export { type NodeCount, parseXml, type TakenElements } from './xml/parse.ts';
export { asWindows1252 } from './xml/windows-1252.ts';
