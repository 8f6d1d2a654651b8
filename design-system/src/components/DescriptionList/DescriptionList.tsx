import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens';

/** One fact. */
export interface Description {
  /** Its key. */
  id: string;
  /** What it is. */
  term: string;
  /** Its value. */
  detail: ReactNode;
}

export interface DescriptionListProps {
  /** The facts, in order. */
  items: readonly Description[];
  /** Facts side by side where there is room. */
  columns?: 1 | 2 | 3 | undefined;
}

/* As many columns as were asked for, and fewer where its own place, not the window, is narrow. */
const List = styled.dl`
  --gaps: calc((var(--columns) - 1) * ${vars.space[6]});
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(min(12rem, 100%), calc((100% - var(--gaps)) / var(--columns))), 1fr)
  );
  gap: ${vars.space[4]} ${vars.space[6]};
  margin: 0;
  font-family: ${vars.font.family};
  color: ${vars.color.text.default};

  > div {
    min-inline-size: 0;
  }
`;

const Term = styled.dt`
  margin-block-end: 2px;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
  line-height: ${vars.font.line.tight};
`;

const Detail = styled.dd`
  margin: 0;
  font-size: ${vars.font.size.body};
  line-height: ${vars.font.line.body};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Facts about one thing: what it is, its value. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <List style={{ '--columns': columns }}>
      {items.map((item) => (
        <div key={item.id}>
          <Term>{item.term}</Term>
          <Detail>{item.detail}</Detail>
        </div>
      ))}
    </List>
  );
}
