import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FailurePage } from './FailurePage.tsx';

interface PageOrFailureProps {
  readonly children: ReactNode;
  /** It stands in the frame, whose menu and windows go on. */
  readonly isInFrame?: boolean;
}

/** What stands here, or the failure page once it could not be rendered, until another page is gone to. */
export function PageOrFailure({ children, isInFrame = false }: PageOrFailureProps) {
  const { pathname } = useLocation();
  return (
    <Boundary address={pathname} instead={<FailurePage isInFrame={isInFrame} />}>
      {children}
    </Boundary>
  );
}

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
