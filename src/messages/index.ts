export { checkMessage } from './check.ts';
export type { MessageMap } from './map.ts';
export * from './notification.ts';
export { type PointedPlace, pathToPointer, pointerToPath } from './pointer.ts';
export { formatPointer, type PointerStep, parsePointer } from './pointer-text.ts';
export { type NotHeld, type ReadResult, readMessage } from './read.ts';
export { writeMessage } from './write.ts';
export { decodeXml } from './xml/decode.ts';
export { XmlError } from './xml/element.ts';
