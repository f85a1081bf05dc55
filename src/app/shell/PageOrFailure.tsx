import Button from '@mui/material/Button';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { text } from '../sign-in-texts.ts';
import { otherPages } from './other-pages.ts';

interface PageOrFailureProps {
  readonly children: ReactNode;
  /** It stands in the frame, whose menu and windows go on. */
  readonly isInFrame?: boolean;
}

/** What stands here, or the failure page once it could not be rendered, until another page is gone to. */
export function PageOrFailure({ children, isInFrame = false }: PageOrFailureProps) {
  const { pathname } = useLocation();
  return (
    <Boundary
      address={pathname}
      instead={
        <Suspense>
          <FailurePage isInFrame={isInFrame} />
        </Suspense>
      }
    >
      {children}
    </Boundary>
  );
}

/** The whole failure page is fetched when it is wanted; when it cannot be, this is there. */
function PlainFailurePage({ isInFrame }: { isInFrame: boolean }) {
  const Place = isInFrame ? 'div' : 'main';
  return (
    <Place className="page-wait" role="alert">
      <h1>{text('failure.title')}</h1>
      <p>{text('failure.kept')}</p>
      <Button variant="contained" onClick={() => location.reload()}>
        {text('failure.reload')}
      </Button>
    </Place>
  );
}

const FailurePage = lazy(() =>
  otherPages().then(
    ({ FailurePage }) => ({ default: FailurePage }),
    () => ({ default: PlainFailurePage }),
  ),
);

interface BoundaryProps {
  readonly address: string;
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override componentDidUpdate({ address }: BoundaryProps): void {
    if (this.state.hasFailed && address !== this.props.address) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
