import type { CSSProperties, ReactNode } from 'react';
import { vars } from '../../tokens/theme';
import { GridRoot, InlineRoot, StackRoot } from './Stack.styles';

/** A step of the spacing scale. */
export type SpaceStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** HTML elements of layout components. */
export type LayoutElement = 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span';

interface LayoutProps {
  /** Space between children, as a step of the spacing scale. */
  gap?: SpaceStep | undefined;
  /** HTML element, where its semantics matter. Lists have no bullets. Default: 'div'. */
  element?: LayoutElement | undefined;
  /** Accessible name of a section or list. */
  'aria-label'?: string | undefined;
  /** Id of the heading that names a section or list. */
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

export interface StackProps extends LayoutProps {
  /** Alignment on the cross axis. Default: 'stretch'. */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
}

export interface InlineProps extends LayoutProps {
  /** Alignment on the cross axis. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Distribution on the main axis. Default: 'start'. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Whether children may wrap. Default: true. */
  wrap?: boolean | undefined;
}

export interface GridProps extends LayoutProps {
  /** Minimum column width: S 176, M 272, L 400 px. Default: 'M'. */
  minColumn?: 'S' | 'M' | 'L' | undefined;
}

const gapStyle = (gap: SpaceStep) => ({ '--stack-gap': vars.space[gap] }) as CSSProperties;
const said = ({ element, ...props }: LayoutProps) => ({
  // Safari drops list semantics of lists without bullets.
  role: element === 'ul' || element === 'ol' ? 'list' : undefined,
  'aria-label': props['aria-label'],
  'aria-labelledby': props['aria-labelledby'],
});

/** Children in a column. */
export function Stack(props: StackProps) {
  const { gap = 4, align = 'stretch', element = 'div', children } = props;
  return (
    <StackRoot as={element} data-align={align} style={gapStyle(gap)} {...said(props)}>
      {children}
    </StackRoot>
  );
}

/** Children in a row. */
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
