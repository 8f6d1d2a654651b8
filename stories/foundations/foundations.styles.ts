import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

const caption = `font-size: ${vars.font.size.caption}; color: ${vars.color.text.muted};`;

export const PairGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  gap: ${vars.space[2]};
`;

export const PairCell = styled.li`
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
  padding: ${vars.space[2]};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
`;

export const PairName = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  font-size: ${vars.font.size.caption};
  > strong {
    font-weight: ${vars.font.weight.medium};
  }
  > span {
    color: ${vars.color.text.muted};
  }
`;

export const Figures = styled.span`
  display: grid;
  text-align: end;
  font-size: ${vars.font.size.label};
  font-weight: ${vars.font.weight.medium};
  font-variant-numeric: tabular-nums;
  > span {
    font-weight: ${vars.font.weight.regular};
    ${caption}
  }
`;

export const SwatchRow = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  gap: ${vars.space[4]};
  > li {
    display: grid;
    gap: ${vars.space[2]};
    justify-items: start;
    padding: ${vars.space[4]};
    border: 1px solid ${vars.color.border.default};
    border-radius: ${vars.radius.m};
    background: ${vars.color.bg.surface};
  }
`;

export const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};
`;

export const Swatch = styled.span`
  display: grid;
  gap: 2px;
  font-size: 0.75rem;
  color: ${vars.color.text.muted};
  svg {
    border: 1px solid ${vars.color.border.default};
    border-radius: 7px;
  }
  code {
    font-family: ${vars.font.mono};
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${vars.font.size.label};
  th,
  td {
    padding: ${vars.space[3]} ${vars.space[2]};
    border-block-end: 1px solid ${vars.color.border.default};
    text-align: start;
    vertical-align: middle;
  }
  th {
    color: ${vars.color.text.muted};
    font-weight: ${vars.font.weight.medium};
  }
  code {
    font-family: ${vars.font.mono};
    font-size: ${vars.font.size.caption};
  }
`;

export const Bar = styled.span`
  display: block;
  block-size: 16px;
  inline-size: var(--bar);
  border-radius: 3px;
  background: ${vars.color.icon.brand};
`;

export const IconGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: ${vars.space[2]};
  > li {
    display: grid;
    justify-items: center;
    gap: ${vars.space[2]};
    padding: ${vars.space[4]} ${vars.space[1]};
    border: 1px solid ${vars.color.border.default};
    border-radius: ${vars.radius.m};
    background: ${vars.color.bg.surface};
    ${caption}
  }
  > li > :first-child {
    color: ${vars.color.text.default};
  }
`;

export const Sample = styled.span`
  font-size: var(--sample);
  line-height: ${vars.font.line.tight};
`;
