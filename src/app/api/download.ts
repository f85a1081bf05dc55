import { API_BASE, api } from './client.ts';

/**
 * Opens a download in a new window (API-009, D-03). Its address carries a token, last, that serves this path alone and
 * for a minute. Throws a CallError when there is none to be had.
 */
export async function openDownload(path: string, params: URLSearchParams): Promise<void> {
  const address = `${API_BASE}${path}`;
  const { data } = await api.post<{ data: { token: string } }>(
    '/download-token',
    { path: address },
    { files: 1 },
  );
  const query = new URLSearchParams(params);
  query.append('token', data.data.token);
  window.open(`${address}?${query}`, '_blank', 'noopener');
}
