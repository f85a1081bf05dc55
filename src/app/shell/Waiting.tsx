import { text } from '../sign-in-texts.ts';

/** The page before any of it is there, or while the server does not answer. */
export function Waiting({ words = text('shell.loading') }: { words?: string }) {
  return (
    <main className="page-wait">
      <h1 className="visually-hidden">Tidewaiter</h1>
      <p role="status">{words}</p>
    </main>
  );
}
