import type { Migration } from 'kysely';
import { foundation } from './0001-foundation.ts';
import { factsOfEachMessage } from './0002-facts-of-each-message.ts';
import { endsOfSessions } from './0003-ends-of-sessions.ts';
import { creationKeys } from './0004-creation-keys.ts';
import { storedLists } from './0005-stored-lists.ts';
import { openEditors } from './0006-open-editors.ts';
import { shapesOfDocuments } from './0007-shapes-of-documents.ts';
import { authorisations } from './0008-authorisations.ts';
import { turnsAtAuthorities } from './0009-turns-at-authorities.ts';
import { badges } from './0010-badges.ts';

/** All migrations by name, in the order they run. A released one is never edited: add the next number. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundation,
  '0002-facts-of-each-message': factsOfEachMessage,
  '0003-ends-of-sessions': endsOfSessions,
  '0004-creation-keys': creationKeys,
  '0005-stored-lists': storedLists,
  '0006-open-editors': openEditors,
  '0007-shapes-of-documents': shapesOfDocuments,
  '0008-authorisations': authorisations,
  '0009-turns-at-authorities': turnsAtAuthorities,
  '0010-badges': badges,
};
