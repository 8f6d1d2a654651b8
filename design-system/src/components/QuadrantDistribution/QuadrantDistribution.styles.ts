import { styled } from 'styled-components';
import { vars } from '../../tokens';

export const Average = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]};
`;

export const AverageWord = styled.span`
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
`;

export const AverageFigure = styled.strong`
  font-size: ${vars.font.size.heading};
  font-variant-numeric: tabular-nums;
  line-height: ${vars.font.line.tight};
`;
