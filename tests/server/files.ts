import type { Answer, Person, RunningServer } from './running-server.ts';

/** A file of a form: its name and what it holds. */
export type GivenFile = readonly [name: string, content: string | Uint8Array<ArrayBuffer>];

/** A form with these files among its fields. */
export async function upload(
  { server }: Pick<RunningServer, 'server'>,
  { token }: Person,
  path: string,
  files: readonly GivenFile[],
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ type: 'cds-upload', ...fields })) form.append(name, value);
  for (const [name, content] of files) form.append('files[]', new Blob([content]), name);
  const response = await fetch(`${server.address}/api/customs-declarations/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
