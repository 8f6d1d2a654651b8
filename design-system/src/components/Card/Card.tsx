import type { ReactNode } from 'react';
import { CardRoot } from './Card.styles';

export interface CardProps {
  /** Space inside the border. */
  padding?: 'none' | 'S' | 'M' | 'L' | undefined;
  /** `inset` recedes, `accent` asks for a look. */
  tone?: 'surface' | 'inset' | 'accent' | undefined;
  /** The element, where its meaning matters. */
  element?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** Names a section. */
  'aria-label'?: string | undefined;
  /** Names a section by its heading's id. */
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

/** One border for what is separate. A card is not a button: put a link or a button inside. */
export function Card(props: CardProps) {
  const { padding = 'M', tone = 'surface', element = 'div', children, ...aria } = props;
  return (
    <CardRoot as={element} data-padding={padding} data-tone={tone} {...aria}>
      {children}
    </CardRoot>
  );
}
