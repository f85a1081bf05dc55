import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../shell/page-title.ts';
import { useShell } from '../shell/shell-state.ts';
import { text } from './texts.ts';
import type { Loaded } from './use-loaded.ts';
import './own.css';

/** Id of the heading of such a page. */
export const HEADING = 'own-heading';

interface OwnPageProps {
  readonly title: string;
  readonly hasErrors?: boolean;
  readonly children: ReactNode;
}

/** A page inside a card (SHL-044), headed by its title. */
export function OwnPage({ title, hasErrors, children }: OwnPageProps) {
  return <Card head={<Heading title={title} hasErrors={hasErrors} />}>{children}</Card>;
}

/** The same with a toolbar beside the title, which stays in sight (COM-005): `page`, where forms put their buttons. */
export function ToolbarPage({ title, hasErrors, children }: OwnPageProps) {
  return (
    <Card
      head={
        <div className="own-head">
          <Heading title={title} hasErrors={hasErrors} />
          <div role="toolbar" aria-label={text('own.toolbar')} ref={setPageToolbar} />
        </div>
      }
    >
      {children}
    </Card>
  );
}

function setPageToolbar(page: HTMLElement | null): void {
  useShell.setState({ toolbars: { page } });
}

function Card({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className="own-page">
      <div className="own-card">
        {head}
        {children}
      </div>
    </div>
  );
}

function Heading({ title, hasErrors = false }: Omit<OwnPageProps, 'children'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title, hasErrors);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 id={HEADING} ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}

/** What needs data, once they came; before that the wait. Why they did not come, or not again, stands above (SHL-075). */
export function WhenLoaded<T>({ loaded, children }: { loaded: Loaded<T>; children: (data: T) => ReactNode }) {
  const { data, failure, reload } = loaded;
  if (data === undefined && failure === undefined) return <p role="status">{text('shell.loading')}</p>;
  return (
    <>
      {failure !== undefined && (
        <div role="alert" className="own-failure">
          <p>{failure}</p>
          <Button onClick={reload}>{text('action.tryAgain')}</Button>
        </div>
      )}
      {data !== undefined && children(data)}
    </>
  );
}

/** Read-only facts, each with its name. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string | null])[] }) {
  return (
    <dl className="own-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || text('own.none')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A block of a page under a heading of its own. */
export function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="own-block" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
