import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DocumentData, DocumentDefinition } from '../../engine/index.ts';
import { editorAddress } from '../addresses.ts';
import { CallError, messageOf } from '../api/call-error.ts';
import { offerToAuthorise, wantsAuthorisation } from '../authorisation/authorising.ts';
import type { DocumentKind } from '../declarations/document-kind.ts';
import { text } from '../dialog-texts.ts';
import { refusalWords } from '../sending/refusal-words.ts';
import { announce, showToast, TOAST_MS, tell } from '../shell/shell-state.ts';
import { type PlacedErrors, writeLatestErrors } from '../storage/latest-errors.ts';
import type { ProcessType } from './process-address.ts';

/** How long the good news stands before the declaration opens, ms (CUS-027). */
const REDIRECT_MS = TOAST_MS.request;

interface SendingOptions {
  readonly kind: DocumentKind;
  readonly definition: DocumentDefinition;
  readonly id: number;
  /** The declaration that is asked about. */
  readonly document: DocumentData;
  readonly type: ProcessType;
  readonly provider: string;
  /** Reads the declaration anew. */
  readonly reread: () => Promise<void>;
}

/** What of a request is on its way. */
export interface Sending {
  /** idle: nothing, or a request that surely did not leave. unknown: no answer came. */
  readonly state: 'idle' | 'sending' | 'sent' | 'unknown';
  /** Why it did not leave, or may not have. */
  readonly failure: string | undefined;
  readonly send: (call: () => Promise<unknown>) => Promise<void>;
  /** After an answer got lost: what the server knows by now is what counts. */
  readonly lookAgain: () => Promise<void>;
}

/**
 * Sends a request once: on success its words, and after 3 seconds the declaration; errors of the declaration are stored
 * and shown there at once (CUS-027 to CUS-029, D-56).
 */
export function useSending({
  kind,
  definition,
  id,
  document,
  type,
  provider,
  reread,
}: SendingOptions): Sending {
  const navigate = useNavigate();
  const [state, setState] = useState<Sending['state']>('idle');
  const [failure, setFailure] = useState<string>();
  const isBusy = useRef(false);
  const editor = editorAddress(kind, id);

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => void navigate(editor), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [state, navigate, editor]);

  const send = useCallback(
    async (call: () => Promise<unknown>) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setFailure(undefined);
      setState('sending');
      try {
        await call();
        setState('sent');
        showToast(text(`process.done.${type}`), 'success', TOAST_MS.request);
        announce(text(`process.done.${type}`));
        return;
      } catch (error) {
        const isUnknown = error instanceof CallError && error.isUnanswered;
        const words = isUnknown
          ? text('process.unknown')
          : refusalWords(provider, error, definition, document);
        setFailure(words);
        setState(isUnknown ? 'unknown' : 'idle');
        isBusy.current = isUnknown;
        if (wantsAuthorisation(error)) {
          return void offerToAuthorise(error, { kind, id, type }).catch((reason: unknown) =>
            setFailure(messageOf(reason)),
          );
        }
        tell(words, 'error');
        const errors = errorsOfDeclaration(error);
        if (errors === undefined) {
          // Others were quicker: what can be asked, and what differs, is another by now.
          if (error instanceof CallError && error.status === 409) await reread().catch(() => {});
          return;
        }
        writeLatestErrors(id, errors);
        void navigate(editor, { state: { errors } });
      }
    },
    [editor, kind, definition, id, document, navigate, provider, reread, type],
  );

  const lookAgain = useCallback(async () => {
    try {
      await reread();
    } catch (error) {
      return setFailure(messageOf(error));
    }
    isBusy.current = false;
    setFailure(undefined);
    setState('idle');
  }, [reread]);
  return { state, failure, send, lookAgain };
}

/** `data.error` of an answer: what the declaration's editor shows (CUS-028). */
function errorsOfDeclaration(error: unknown): PlacedErrors | undefined {
  if (!(error instanceof CallError)) return undefined;
  const data = error.body.data as { error?: PlacedErrors } | null | undefined;
  return data?.error;
}
