import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputBase from '@mui/material/InputBase';
import { useEffect, useId, useState } from 'react';
import { type FieldDefinition, type FieldValue, getAt, type Patch, type Path } from '../src/engine/index.ts';
import { type KeptParty, type PartyPage, useEditor } from './editor-services.ts';
import { chosenParty, madeFor, partyWords } from './party-patches.ts';
import './party-dialog.css';

interface PartyDialogProps {
  /** Of the field that names the party. */
  readonly path: Path;
  readonly definition: FieldDefinition;
  readonly onClose: () => void;
}

const SEARCH_PAUSE_MS = 300;
const LONGEST_KEYWORD = 50;

/** The customer picker: kept parties of the field's family, the newest first; the chosen one fills the party's block. */
export function PartyDialog({ path, definition, onClose }: PartyDialogProps) {
  const { parties, store, text, toast, announce, regime } = useEditor();
  const titleId = useId();
  const { family, fills, refers } = definition.party!;
  const [asked, setAsked] = useState({ keyword: '', page: 1 });
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<PartyPage>();
  const [failure, setFailure] = useState<string>();
  const [isUnread, setIsUnread] = useState(false);
  const [reads, setReads] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => {
      setAsked((before) => (before.keyword === keyword ? before : { keyword, page: 1 }));
    }, SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keyword]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` reads it again
  useEffect(() => {
    const letGo = new AbortController();
    parties.list(family, asked, letGo.signal).then(
      (page) => {
        setFound(page);
        setFailure(undefined);
        setIsUnread(false);
        announce(text('rows.found', { count: page.total }));
      },
      (error: unknown) => {
        if (letGo.signal.aborted) return;
        setFailure(error instanceof Error ? error.message : String(error));
        setIsUnread(true);
      },
    );
    return () => letGo.abort();
  }, [parties, family, asked, reads, announce, text]);

  const readAgain = () => setReads((count) => count + 1);
  const around = path.slice(0, -1);
  const isReferred = refers !== undefined && refers.regime === regime();
  const done = (patches: readonly Patch[], step: string, words: string) => {
    const before = store.lastStep();
    store.edit(patches, step);
    onClose();
    toast(words, store.lastStep() !== before);
    announce(words);
  };
  const choose = (party: KeptParty) => {
    const filled = chosenParty(path, fills, party);
    const patches = isReferred ? [...filled, madeFor(refers, party)] : filled;
    done(patches, text('party.step'), text('party.filled', { name: party.name }));
  };
  const letGo = (customer: NonNullable<typeof refers>) => {
    done([madeFor(customer)], text('party.forNobody'), text('party.isForNobody'));
  };
  const own = getAt(store.document(), path) as FieldValue | undefined;
  const keep = async () => {
    const members = Object.entries(fills).flatMap(([field, member]) => {
      const value = getAt(store.document(), [...around, field]);
      return member === 'name' || value === undefined ? [] : [[member, String(value)] as const];
    });
    try {
      await parties.keep(family, String(own), Object.fromEntries(members));
      setKeyword('');
      readAgain();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  const turn = (by: number) => setAsked((before) => ({ ...before, page: before.page + by }));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth transitionDuration={0}>
      <DialogTitle id={titleId}>{text('party.title')}</DialogTitle>
      <DialogContent className="party-dialog">
        <InputBase
          className="box search-box"
          autoFocus
          value={keyword}
          placeholder={text('party.search')}
          onChange={(event) => setKeyword(event.target.value)}
          slotProps={{
            input: { 'aria-label': text('party.search'), type: 'search', maxLength: LONGEST_KEYWORD },
          }}
        />
        {failure !== undefined && (
          <p role="alert">
            {failure} {isUnread && <Button onClick={readAgain}>{text('action.tryAgain')}</Button>}
          </p>
        )}
        {found && found.rows.length === 0 && <p className="party-none">{text('list.noMatch')}</p>}
        {found && found.rows.length > 0 && (
          <table className="party-table">
            <thead>
              <tr>
                <th scope="col">{text('party.name')}</th>
                <th scope="col">{text('party.updated')}</th>
              </tr>
            </thead>
            <tbody>
              {found.rows.map((party) => (
                <tr key={party.id}>
                  <th scope="row">
                    <button type="button" onClick={() => choose(party)}>
                      {party.name} <small>{partyWords(fills, party)}</small>
                    </button>
                  </th>
                  <td className="num">{party.updated}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </DialogContent>
      <DialogActions>
        {own !== undefined && own !== '' && (
          <Button onClick={() => void keep()}>{text('party.keep', { name: String(own) })}</Button>
        )}
        {isReferred && getAt(store.document(), [refers.field]) !== undefined && (
          <Button onClick={() => letGo(refers)}>{text('party.forNobody')}</Button>
        )}
        <span className="party-space" />
        <Button disabled={asked.page <= 1} onClick={() => turn(-1)}>
          {text('list.previousPage')}
        </Button>
        <Button disabled={!found || asked.page >= found.lastPage} onClick={() => turn(1)}>
          {text('list.nextPage')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {text('party.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
