import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** Called when the drawing fails. */
  onFail: () => void;
  children: ReactNode;
}

/** Error boundary that shows the table if the drawing fails to load or to render. */
export class DrawingBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
