import type { ReactNode, Ref } from 'react';
import { HeadingRoot } from './Heading.styles';

/** 1 to 6. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
/** S 16, M 18, L 22, XL 28 px. */
export type HeadingSize = 'S' | 'M' | 'L' | 'XL';

export interface HeadingProps {
  /** Heading level in the outline. */
  level: HeadingLevel;
  /** Size. Default: by level. */
  size?: HeadingSize | undefined;
  /** Id for `aria-labelledby` and anchors. */
  id?: string | undefined;
  /** `-1` allows a script to focus the heading. */
  tabIndex?: -1 | undefined;
  /** Ref, to focus it. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

const sizeOf: Readonly<Record<HeadingLevel, HeadingSize>> = { 1: 'XL', 2: 'L', 3: 'M', 4: 'S', 5: 'S', 6: 'S' };

/** A heading with independent level and size. */
export function Heading({ level, size = sizeOf[level], id, tabIndex, ref, children }: HeadingProps) {
  return (
    <HeadingRoot as={`h${level}`} ref={ref} id={id} tabIndex={tabIndex} data-size={size}>
      {children}
    </HeadingRoot>
  );
}
