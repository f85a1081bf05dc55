import { useRef, useState } from 'react';
import type { DocumentDefinition } from '../../engine/index.ts';
import { uploadTexts } from '../../generated/upload-texts.ts';
import { mostFiles } from '../../messages/uploaded-file.ts';
import { callsAddress } from '../addresses.ts';
import { type SentDocument, sendingCalls } from '../api/sending.ts';
import type { DocumentKind } from '../declarations/document-kind.ts';
import { text } from '../dialog-texts.ts';
import { filled } from '../filled.ts';
import { announce, usePerson } from '../shell/shell-state.ts';
import { type ChosenFile, judged, readAgain } from './chosen-file.ts';
import { FileList } from './FileList.tsx';
import { ProcessFoot } from './ProcessFoot.tsx';
import type { ProcessQuery } from './process-address.ts';
import { receiverWords } from './receiver-words.ts';
import { useSending } from './use-sending.ts';

interface UploadFormProps {
  readonly kind: DocumentKind;
  readonly definition: DocumentDefinition;
  readonly query: ProcessQuery;
  readonly declaration: SentDocument;
  readonly reread: () => Promise<void>;
  readonly onLeave: () => void;
}

/**
 * Files for customs: each with its size and, before anything is sent, what customs would not take of it (CUS-030 to
 * CUS-032, CUS-311). What becomes of each stands in the timeline.
 */
export function UploadForm({ kind, definition, query, declaration, reread, onLeave }: UploadFormProps) {
  const { id, document, outbox, actions } = declaration;
  const user = usePerson();
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [sent, setSent] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const provider = outbox?.provider ?? query.provider;
  const sending = useSending({ kind, definition, id, document, type: 'cds-upload', provider, reread });

  const add = async (files: readonly File[]) => {
    const found = await Promise.all(files.map(judged));
    setChosen((before) => [...before, ...found]);
    const [fault] = faultsOf(found);
    announce(fault ?? text('upload.chosen', { count: found.length }), fault ? 'assertive' : 'polite');
  };

  const offer = actions['cds-upload'];
  const why = offer.offered ? whyNot(chosen) : offer.reason;
  const send = async () => {
    const found = await Promise.all(chosen.map(readAgain));
    const [fault] = faultsOf(found);
    if (fault !== undefined) {
      setChosen(found);
      return announce(fault, 'assertive');
    }
    await sending.send(() =>
      sendingCalls(callsAddress(kind)).upload(id, {
        provider,
        badge: outbox?.badge ?? null,
        code: query.code,
        user: user.id,
        files: chosen.map(({ file }) => file),
        onProgress: setSent,
      }),
    );
  };
  return (
    <form
      className="process-form"
      aria-label={text('process.page.cds-upload')}
      onSubmit={(event) => {
        event.preventDefault();
        if (why === undefined && sending.state === 'idle') void send();
      }}
    >
      <div className="process-body">
        <p className="process-words">{text('process.words.cds-upload', { most: mostFiles })}</p>
        <label className="choose">
          {text('upload.choose')}
          <input
            ref={input}
            id="upload-files"
            className="visually-hidden"
            type="file"
            multiple
            accept=".pdf,.jpg,.jpeg,.png,.txt,application/pdf,image/jpeg,image/png,text/plain"
            disabled={sending.state !== 'idle'}
            onChange={({ target }) => {
              void add([...(target.files ?? [])]);
              // The same file can be chosen again after it was removed.
              target.value = '';
            }}
          />
        </label>
        <FileList
          chosen={chosen}
          state={sending.state}
          sent={sent}
          onRemove={(key) => {
            setChosen((before) => before.filter((one) => one.key !== key));
            input.current?.focus();
          }}
        />
      </div>
      <ProcessFoot
        sending={sending}
        why={why}
        words={why ?? text('upload.ready', { count: chosen.length })}
        label={text('process.send.cds-upload', { to: receiverWords(provider, outbox) })}
        onLeave={onLeave}
      />
    </form>
  );
}

/** What keeps these files from being sent. */
function whyNot(chosen: readonly ChosenFile[]): string | undefined {
  if (chosen.length === 0) return uploadTexts['upload.none'];
  if (chosen.length > mostFiles) {
    return filled(uploadTexts['upload.tooMany'], { most: mostFiles, count: chosen.length });
  }
  return faultsOf(chosen).length > 0 ? text('upload.removeFirst') : undefined;
}

function faultsOf(files: readonly ChosenFile[]): readonly string[] {
  return files.flatMap(({ fault }) => fault ?? []);
}
