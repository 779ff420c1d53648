import { Component, type ReactNode } from 'react';

interface AreaBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (reset: () => void) => ReactNode;
}

/** Keeps an error of one area from taking the page down. */
export class AreaBoundary extends Component<AreaBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('A part of the site failed while it was shown.', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}
