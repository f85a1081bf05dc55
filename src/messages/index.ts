export type { MessageMap } from './map.ts';
export { type NotHeld, type ReadResult, readMessage } from './read.ts';
export { writeMessage } from './write.ts';
export { XmlError } from './xml/element.ts';
