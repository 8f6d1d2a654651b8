import type { ReactNode } from 'react';
import { CardRoot } from './Card.styles';

export interface CardProps {
  /** Padding inside the border. Default: 'M'. */
  padding?: 'none' | 'S' | 'M' | 'L' | undefined;
  /** `inset` recedes, `accent` attracts attention. Default: 'surface'. */
  tone?: 'surface' | 'inset' | 'accent' | undefined;
  /** HTML element, where its semantics matter. Default: 'div'. */
  element?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** Accessible name of a section. */
  'aria-label'?: string | undefined;
  /** Id of the heading that names a section. */
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

/** Container with a border. Not interactive: put a link or button inside. */
export function Card(props: CardProps) {
  const { padding = 'M', tone = 'surface', element = 'div', children, ...aria } = props;
  return (
    <CardRoot as={element} data-padding={padding} data-tone={tone} {...aria}>
      {children}
    </CardRoot>
  );
}
