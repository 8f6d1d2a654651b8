import { DividerRoot } from './Divider.styles';

export interface DividerProps {
  /** Direction of the line. Default: 'horizontal'. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** A thin line between two groups. Spacing alone is often enough. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return <DividerRoot data-orientation={orientation} aria-orientation={orientation} />;
}
