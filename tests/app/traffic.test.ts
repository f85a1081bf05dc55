import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ofServer } from './answer-mark.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('window', { open: () => null });

const { api } = await import('../../src/app/api/client.ts');
const { openDownload } = await import('../../src/app/api/download.ts');
const { ownAccountCalls } = await import('../../src/app/api/own-account.ts');
const { checkToken } = await import('../../src/app/api/session.ts');
const { useShell } = await import('../../src/app/shell/shell-state.ts');

/** Answers the calls that wait, in their order. */
const waiting: ((isAnswered: boolean) => void)[] = [];
api.defaults.adapter = (config: InternalAxiosRequestConfig) =>
  new Promise<AxiosResponse>((resolve, reject) => {
    const answer = { data: { data: {} }, status: 200, statusText: 'OK', headers: ofServer, config };
    waiting.push((isAnswered) =>
      isAnswered ? resolve(answer) : reject(new AxiosError('away', 'ERR_NETWORK', config)),
    );
  });

const standing = () => {
  const { loading, files } = useShell.getState();
  return [loading, files];
};
const sent = (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count));

beforeEach(() => {
  expect(waiting).toEqual([]);
  expect(standing()).toEqual([false, 0]);
});

describe('what is on its way', () => {
  it('the app loads until the last of what it reads is here, be it refused (SHL-069)', async () => {
    const calls = [api.get('/a'), api.get('/b').catch(() => 'refused')];
    await sent(2);
    expect(standing()).toEqual([true, 0]);
    waiting.shift()!(true);
    await calls[0];
    expect(standing()).toEqual([true, 0]);
    waiting.shift()!(false);
    expect(await calls[1]).toBe('refused');
    expect(standing()).toEqual([false, 0]);
  });

  it('what is written, and the check of the token every ten seconds, load nothing', async () => {
    const calls = [api.put('/a', {}), checkToken('the token')];
    await sent(2);
    expect(standing()).toEqual([false, 0]);
    for (const answer of waiting.splice(0)) answer(true);
    await Promise.all(calls);
  });

  it('files are counted while they go up, and one that comes down (SHL-069)', async () => {
    const picture = new File(['x'], 'me.png');
    const saving = ownAccountCalls.saveProfile({ name: 'Dana' }, picture);
    const form = new FormData();
    form.append('files[]', picture);
    form.append('files[]', picture);
    form.set('title', 'Two more');
    const upload = api.post('/b', form).catch(() => 'refused');
    await sent(2);
    expect(standing()).toEqual([false, 3]);
    const download = openDownload('/export/customs-declarations-csv', new URLSearchParams());
    await sent(3);
    expect(standing()).toEqual([false, 4]);
    const [first, second, third] = waiting.splice(0);
    first!(true);
    await saving;
    expect(standing()).toEqual([false, 3]);
    second!(false);
    await upload;
    third!(true);
    await download;
    expect(standing()).toEqual([false, 0]);
  });
});
