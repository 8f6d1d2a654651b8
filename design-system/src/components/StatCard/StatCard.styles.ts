import { css, styled } from 'styled-components';
import { vars } from '../../tokens/theme';

export const StatRoot = styled.section`
  display: grid;
  align-content: start;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  padding: ${vars.space[4]};
  background: ${vars.color.bg.surface};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
`;

export const StatTitle = styled.h2`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  margin: 0;
  font-size: ${vars.font.size.label};
  font-weight: ${vars.font.weight.bold};
  color: ${vars.color.text.muted};
`;

export const FigureRow = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${vars.space[2]};
  margin: 0;
`;

export const Figure = styled.span`
  font-size: ${vars.font.size.display};
  font-weight: ${vars.font.weight.bold};
  line-height: 1.2;
`;

export const Detail = styled.span`
  color: ${vars.color.text.muted};
`;

export const Bar = styled.span`
  display: flex;
  gap: 2px;
  block-size: 8px;
  border-radius: ${vars.radius.full};
  background: ${vars.color.bg.neutral.muted};
  overflow: hidden;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

// Tones differ by pattern as well: what is missing is striped.
const tones = css`
  background: ${vars.color.bg.neutral.strong};
  &[data-tone='success'] {
    background: ${vars.color.bg.success.strong};
  }
  &[data-tone='warning'] {
    background: repeating-linear-gradient(
      135deg,
      ${vars.color.bg.warning.strong} 0 4px,
      ${vars.color.bg.warning.muted} 4px 6px
    );
  }
  &[data-tone='neutral'] {
    background: ${vars.color.border.control};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

export const Part = styled.span`
  flex-basis: 0;
  min-inline-size: 3px;
  ${tones}
`;

export const Parts = styled.dl`
  display: grid;
  gap: ${vars.space[1]};
  margin: 0;
  font-size: ${vars.font.size.label};
`;

export const PartRow = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${vars.space[3]};
`;

export const PartLabel = styled.dt`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-inline-size: 0;
`;

export const PartValue = styled.dd`
  margin: 0;
  font-variant-numeric: tabular-nums;
`;

export const Swatch = styled.span`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border-radius: ${vars.radius.s};
  ${tones}
`;
