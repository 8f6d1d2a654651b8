import { styled } from 'styled-components';
import { vars } from '../../tokens';

export const AxisBox = styled.fieldset`
  display: grid;
  gap: ${vars.space[4]};
  min-inline-size: 0;
  margin: 0;
  padding: ${vars.space[4]};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
  font-family: ${vars.font.family};
  color: ${vars.color.text.default};

  &[data-invalid] {
    border-color: ${vars.color.text.danger};
  }
`;

export const AxisLegend = styled.legend`
  float: inline-start;
  inline-size: 100%;
  padding: 0;
`;

export const AxisHeader = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[3]};
  font-weight: ${vars.font.weight.bold};
  line-height: ${vars.font.line.tight};
`;

export const AxisState = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
  font-weight: ${vars.font.weight.medium};

  /* Neutral: green stands for what has happened, and an axis is only planned. */
  &[data-filled] {
    color: ${vars.color.text.default};
  }
`;

export const AxisFields = styled.div`
  display: grid;
  /* Two columns in a wide container. */
  grid-template-columns: repeat(auto-fit, minmax(max(min(14rem, 100%), calc((100% - ${vars.space[4]}) / 2)), 1fr));
  gap: ${vars.space[4]};
  clear: both;
`;
