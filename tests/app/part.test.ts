import { describe, expect, it, vi } from 'vitest';
import { publicConfig } from '../../src/app/login/public-config.ts';
import { fetchAhead, part } from '../../src/app/part.ts';

describe('a part of the app', () => {
  it('is fetched once, when it is wanted', async () => {
    const fetchIt = vi.fn(async () => 'module');
    const wanted = part(fetchIt);
    expect(fetchIt).not.toHaveBeenCalled();
    expect(await Promise.all([wanted(), wanted()])).toEqual(['module', 'module']);
    expect(await wanted()).toBe('module');
    expect(fetchIt).toHaveBeenCalledTimes(1);
  });

  it('that cannot be fetched says so in words, and is asked for again the next time', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fetchIt = vi.fn(async () => 'module').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const wanted = part(fetchIt);
    await expect(wanted()).rejects.toMatchObject({
      name: 'CallError',
      status: 0,
      message: 'The server did not answer. Check the connection and try again.',
    });
    expect(await wanted()).toBe('module');
  });

  it('that the server answers with a failure is asked for again too: what it tells everybody', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failure = Response.json({ message: 'Server error' }, { status: 500 });
    const ask = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(failure);
    ask.mockResolvedValueOnce(Response.json({ data: { mailbox: true } }));
    await expect(publicConfig()).rejects.toMatchObject({ name: 'CallError' });
    expect(await publicConfig()).toEqual({ mailbox: true });
  });

  it('fetched ahead disturbs nobody when it fails', async () => {
    const fail = vi.fn(async () => Promise.reject(new Error('away')));
    fetchAhead(fail);
    await new Promise((resolve) => setTimeout(resolve));
    expect(fail).toHaveBeenCalledTimes(1);
  });
});
