import type { CSSProperties, ReactNode } from 'react';
import { vars } from '../../tokens/theme';
import { GridRoot, InlineRoot, StackRoot } from './Stack.styles';

/** A step of the space scale. */
export type SpaceStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** The elements a layout part may be. */
export type LayoutElement = 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span';

interface LayoutProps {
  /** Space between the children. */
  gap?: SpaceStep | undefined;
  /** The element, where its meaning matters. Lists drop their bullets. */
  element?: LayoutElement | undefined;
  /** Names a section or a list. */
  'aria-label'?: string | undefined;
  /** Names a section or a list by a heading's id. */
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

export interface StackProps extends LayoutProps {
  /** How the children stand across. */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
}

export interface InlineProps extends LayoutProps {
  /** How the children stand across. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** How the children share the line. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Whether the line may break. */
  wrap?: boolean | undefined;
}

export interface GridProps extends LayoutProps {
  /** The least width of a column: S 176, M 272, L 400 px. */
  minColumn?: 'S' | 'M' | 'L' | undefined;
}

const gapStyle = (gap: SpaceStep) => ({ '--stack-gap': vars.space[gap] }) as CSSProperties;
const said = ({ element, ...props }: LayoutProps) => ({
  // Safari takes a list without bullets for no list.
  role: element === 'ul' || element === 'ol' ? 'list' : undefined,
  'aria-label': props['aria-label'],
  'aria-labelledby': props['aria-labelledby'],
});

/** Children one under the other. */
export function Stack(props: StackProps) {
  const { gap = 4, align = 'stretch', element = 'div', children } = props;
  return (
    <StackRoot as={element} data-align={align} style={gapStyle(gap)} {...said(props)}>
      {children}
    </StackRoot>
  );
}

/** Children side by side. */
export function Inline(props: InlineProps) {
  const { gap = 2, align = 'center', justify = 'start', wrap = true, element = 'div', children } = props;
  return (
    <InlineRoot
      as={element}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      style={gapStyle(gap)}
      {...said(props)}
    >
      {children}
    </InlineRoot>
  );
}

const columnWidth = { S: '176px', M: '272px', L: '400px' } as const;

/** As many equal columns as fit. */
export function Grid(props: GridProps) {
  const { gap = 4, minColumn = 'M', element = 'div', children } = props;
  return (
    <GridRoot as={element} style={{ ...gapStyle(gap), '--grid-column': columnWidth[minColumn] }} {...said(props)}>
      {children}
    </GridRoot>
  );
}
