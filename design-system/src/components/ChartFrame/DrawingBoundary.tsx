import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** The drawing cannot be shown: its code could not be fetched. */
  onFail: () => void;
  children: ReactNode;
}

/** A drawing that cannot be fetched or drawn gives way to the table, which has the same figures. */
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
