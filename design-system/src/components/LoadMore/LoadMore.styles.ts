import { styled } from 'styled-components';
import { vars } from '../../tokens';

export const LoadMoreRoot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  color: ${vars.color.text.muted};
  font-family: ${vars.font.family};
  font-size: ${vars.font.size.label};
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Count = styled.p`
  margin: 0;
  font-variant-numeric: tabular-nums;
`;

export const End = styled.p`
  margin: 0;
  border-radius: ${vars.radius.s};
`;
