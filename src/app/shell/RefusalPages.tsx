import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { text } from '../own/texts.ts';
import { usePageTitle } from './page-title.ts';
import '../own/own.css';

/** Where an answer 403 leads (SHL-012, SHL-119). */
export function ForbiddenPage() {
  return <Refusal of="forbidden" />;
}

/** Where an answer 404 leads, and no unknown address does (SHL-012, SHL-120, D-87). */
export function NotFoundPage() {
  return <Refusal of="notFound" />;
}

/** Fails, so that anybody can look at the page that says so (SHL-037, D-85). */
export function TestErrorPage(): never {
  throw new Error('Asked for by /testError.');
}

function Refusal({ of }: { of: 'forbidden' | 'notFound' }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const title = text(`${of}.title`);
  usePageTitle(title);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="own-page">
      <div className="own-card">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text(`${of}.words`)}</p>
        <Button variant="contained" component={Link} to="/">
          {text('page.toStart')}
        </Button>
      </div>
    </div>
  );
}
