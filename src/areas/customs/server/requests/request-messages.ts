import type { DocumentData } from '../../../../engine/document.ts';
import type { Problem } from '../../../../engine/problem.ts';
import {
  type AmendedDeclaration,
  amendment,
  arrivalNotification,
  type ChangeReason,
  cancellation,
  nilAmendment,
  type RequestMessage,
  type RequestNames,
  RequestRefused,
  XmlError,
} from '../../../../messages/index.ts';
import type { Kind } from '../../../../server/declarations/kind.ts';
import { cdsMaps as maps } from '../cds-maps.ts';
import type { RequestKind } from '../story/messages.ts';

/** What is asked of customs about a declaration, in people's words. */
export interface Asked {
  readonly documentKind: Kind;
  readonly kind: RequestKind;
  /** As customs hold it. */
  readonly held: DocumentData;
  /** As it shall be, for an amendment. */
  readonly edited: DocumentData;
  /** Of an amendment one for each difference; of a nil amendment and a cancellation one; of an arrival none. */
  readonly reasons: readonly ChangeReason[];
}

/** The two documents of an amendment, and the maps of their messages. Submissions are written without a context too. */
export function amendedDeclaration({
  documentKind: { definition },
  held,
  edited,
}: Pick<Asked, 'documentKind' | 'held' | 'edited'>): AmendedDeclaration {
  return { maps, definition, base: held, edited };
}

/** The document has its own problems on their fields; what is left are the texts of the request. */
const unwritable: Problem = {
  path: [],
  severity: 'error',
  source: 'server',
  code: 'server.request.characters',
  message: 'A description holds a character that a message cannot carry.',
};

const noReason = { change_reason: '', statement_description: '' };

/** The message; without one, what keeps it from being written or taken. */
export interface WrittenRequest {
  readonly message?: RequestMessage;
  readonly problems: readonly Problem[];
}

/** Writes what is asked as customs' message. */
export function requestMessage(
  { documentKind, kind, held, edited, reasons }: Asked,
  names: RequestNames,
): WrittenRequest {
  try {
    const message = written();
    const { problems } = message;
    return problems.length > 0 ? { problems } : { message, problems };
  } catch (error) {
    if (error instanceof RequestRefused) return { problems: error.problems };
    if (error instanceof XmlError) return { problems: [unwritable] };
    throw error;
  }

  function written(): RequestMessage {
    const [reason = noReason] = reasons;
    switch (kind) {
      case 'amendment':
        return amendment({ ...amendedDeclaration({ documentKind, held, edited }), names, reasons });
      case 'nil-amendment':
        return nilAmendment({ maps, definition: documentKind.definition, document: held, names, reason });
      case 'cancellation':
        return cancellation({ maps, names, ...reason });
      case 'arrival':
        return arrivalNotification(maps, names);
    }
  }
}
