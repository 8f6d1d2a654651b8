import { DividerRoot } from './Divider.styles';

export interface DividerProps {
  /** Which way the line runs. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** A hairline between two groups. Space alone is often enough. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return <DividerRoot data-orientation={orientation} aria-orientation={orientation} />;
}
