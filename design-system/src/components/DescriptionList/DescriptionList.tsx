import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens';

/** A term with its value. */
export interface Description {
  /** Id of the entry. */
  id: string;
  /** The term. */
  term: string;
  /** The value. */
  detail: ReactNode;
}

export interface DescriptionListProps {
  /** Entries in order. */
  items: readonly Description[];
  /** Maximum columns; fewer in a narrow container. Default: 1. */
  columns?: 1 | 2 | 3 | undefined;
}

/* Up to the requested number of columns, by the width of the container, not of the window. */
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

/** Terms and values of one thing. */
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
