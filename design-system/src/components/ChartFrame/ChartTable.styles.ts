import { css, styled } from 'styled-components';
import { media, vars } from '../../tokens';

const cellSpace = css`
  padding: ${vars.space[2]} ${vars.space[3]};
  ${media.phone} {
    padding-inline: ${vars.space[2]};
  }
`;

export const TableScroll = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  max-block-size: var(--chart-height);
  overflow: auto;
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
`;

export const TableRoot = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${vars.font.size.label};
  line-height: ${vars.font.line.tight};
`;

export const Head = styled.th`
  position: sticky;
  inset-block-start: 0;
  ${cellSpace}
  background: ${vars.color.bg.inset};
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
  font-weight: ${vars.font.weight.medium};
  text-align: start;

  &[data-figure] {
    text-align: end;
    white-space: nowrap;
  }
`;

export const NameCell = styled.th`
  ${cellSpace}
  min-inline-size: 9rem;
  ${media.phone} {
    min-inline-size: 7rem;
  }
  border-block-start: 1px solid ${vars.color.border.default};
  font-weight: ${vars.font.weight.regular};
  text-align: start;
  overflow-wrap: anywhere;
`;

export const Cell = styled.td`
  ${cellSpace}
  border-block-start: 1px solid ${vars.color.border.default};
  text-align: end;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
