import { openImport } from '../../server/rehearsal.ts';
import { until } from '../until.ts';
import type { Script, Stage } from './bad-authority.ts';

/** What came of the amendments of one declaration; all as it should be where both are empty. */
export interface Amended {
  /** Where an amendment was offered on top of what customs hold no more, without a word that they may. */
  readonly wronglyTold: readonly string[];
  /** Where customs hold something else in the end than the product says, or than was wanted. */
  readonly wronglyHeld: readonly string[];
}

const list = 'mainPreviousCDSItems';
const references = ['11111', '22222', '33333', '44444', '55555'];
const reference = new RegExp(`-(${references.join('|')})\\b`, 'g');

/** The references that a text has, in their order. */
const referencesIn = (text: string) => [...text.matchAll(reference)].map(([, one]) => one).join();

/**
 * Amends a declaration that customs hold again and again, each time by a row less, so that the places an amendment names
 * are others by what customs hold of it. They answer the posts of the first as the script says. A person asks them before
 * deciding over a message nobody knows of, and sends the next at once where they listed faults. In the end customs are
 * to hold what was wanted.
 */
export async function amend(
  stage: Stage,
  lrn: string,
  { answers, decisions, stops }: Script,
  patienceMs = 60_000,
): Promise<Amended> {
  const rows = references.map((end, index) => ({
    ...{ uuid: `p${index}`, docCategory: 'Z', import_prev_doc: 'DCR' },
    prevTransactionRef: `1GB427168118378-${end}`,
  }));
  const document = { ...openImport(lrn), [list]: rows };
  const { id } = (await stage.call('POST', '/customs-declarations', document)).body.data;
  const path = `/customs-declarations/${id}`;
  const read = async () => (await stage.call('GET', path)).body.data;
  await stage.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(document) });
  type Counts = Record<string, { status: string } | undefined>;
  const countOf = async (name: string) => ((await stage.customs(`messages?lrn=${name}`)) as Counts)[name];
  await until(
    `${lrn} released`,
    async () => {
      const { facts, outbox } = await read();
      // The server was killed before a byte left, or before it heard that all had.
      if (outbox?.state === 'unconfirmed' && !(await countOf(outbox.lrn)))
        await stage.call('POST', `${path}/outbox`, { decision: 'release' });
      return facts.released;
    },
    patienceMs,
  );
  const { lrn: own, mrn } = await read();
  await stage.customs('answers', { name: `${own}-A1`, answers });

  const atCustoms = async () => referencesIn(await stage.standing(mrn));
  const asProductSays = async () => {
    const { oldValues, differences } = (await stage.call('GET', `${path}/amend/diff`)).body.data;
    return { held: referencesIn(JSON.stringify(oldValues[list])), differs: differences.length > 0 };
  };
  const wronglyTold: string[] = [];
  const look = async () => {
    const held = await atCustoms();
    const view = await read();
    const { facts, actions } = view;
    if (!actions.amend.offered || facts.requestKept) return view;
    const said = await asProductSays();
    if (said.held !== held && (await atCustoms()) === held && (await read()).actions.amend.offered)
      wronglyTold.push(`${said.held}, and customs hold ${held} (${answers})`);
    return view;
  };
  const takeOut = async (row: number) => {
    const { revision } = await read();
    const patches = [{ op: 'remove', path: [list, { id: `p${row}` }] }];
    await stage.call('PATCH', path, { revision, patches });
  };
  const ask = () =>
    stage.call('POST', `${path}/send-xml`, {
      type: 'amend',
      change_reason: '32',
      statement_description: 'One document less.',
    });
  const decide = (decision: string) => stage.call('POST', `${path}/outbox`, { decision });
  /** Whether customs have a message with this LRN and the product was not told yet: it may be an earlier one. */
  const isToldLater = async (name: string) =>
    (await countOf(name))?.status === 'accepted' && (await asProductSays()).held !== (await atCustoms());

  const left = [...decisions];
  let isToStop = stops;
  let out = 0;
  let last: unknown;
  const ended = until(
    `${lrn} amended after ${answers}`,
    async () => {
      const { facts, actions, outbox } = await look();
      last = { facts, outbox };
      if (isToStop && outbox.state === 'waiting' && outbox.left_count > 0)
        isToStop = (await decide('discard')).status !== 200;
      else if (outbox.state === 'unconfirmed' || facts.repeatRefused) {
        if (!(await isToldLater(outbox.lrn)))
          await decide(actions.release.offered && left.shift() !== 'anew' ? 'release' : 'discard');
      } else if (actions.amend.offered) {
        if (out < 3) {
          await takeOut(out);
          out += 1;
        } else if (facts.requestKept === null && !(await asProductSays()).differs) return true;
        await ask();
      } else if (outbox.state === 'sent' && outbox.outcome === null && !(await isToldLater(outbox.lrn)))
        await stage.age(id);
      return false;
    },
    patienceMs,
  );
  await ended.catch((error: Error) => {
    throw new Error(`${error.message} ${JSON.stringify(last)}`);
  });
  const held = await atCustoms();
  const { held: said } = await asProductSays();
  const isWrong = held !== said || held !== references.slice(3).join();
  return { wronglyTold, wronglyHeld: isWrong ? [`${said}, and customs hold ${held} (${answers})`] : [] };
}
