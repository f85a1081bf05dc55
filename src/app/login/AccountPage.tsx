import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../shell/page-title.ts';
import { text } from '../sign-in-texts.ts';
import { usePublicConfig } from './public-config.ts';

interface AccountPageProps {
  readonly title: string;
  readonly hasErrors?: boolean;
  /** Other pages it leads to. */
  readonly links?: readonly ('login' | 'register' | 'forgot')[];
  readonly children: ReactNode;
}

/** Id of the heading of such a page. */
export const HEADING = 'account-heading';

/** A page before sign-in: one card with the brand, or the partner's on their subdomain (AUT-010). */
export function AccountPage({ title, hasErrors = false, links = [], children }: AccountPageProps) {
  const { coBrand, hoursOff } = usePublicConfig() ?? {};
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title, hasErrors);
  useEffect(() => {
    if (!heading.current?.parentElement?.contains(document.activeElement)) heading.current?.focus();
  }, []);
  return (
    <main className="login">
      <div className="login-card">
        <p className="login-brand">
          <img src={coBrand?.logo ?? '/icon.svg'} alt="" height={28} />
          {coBrand?.name ?? text('account.brand')}
        </p>
        <h1 id={HEADING} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {hoursOff && (
          <p className="login-failure" role="status">
            {text('account.clock', { hours: hoursOff })}
          </p>
        )}
        {children}
        {links.length > 0 && (
          <p className="login-links">
            {links.map((name) => (
              <Link key={name} to={`/${name}`}>
                {text(`account.${name}`)}
              </Link>
            ))}
          </p>
        )}
      </div>
    </main>
  );
}
