import { styled } from 'styled-components';
import { media, vars } from '../../tokens';
import { drawingLook } from './drawing.styles';

export const StageRoot = styled.div`
  position: relative;
  min-inline-size: 0;
  block-size: var(--chart-height);
  border-radius: ${vars.radius.s};
  ${drawingLook}

  > div {
    position: relative;
    block-size: 100%;
  }
`;

/* Physical sides: the drawing is always left to right. */
export const Tip = styled.div`
  position: absolute;
  z-index: 1;
  display: grid;
  inline-size: max-content;
  max-inline-size: 220px;
  padding: ${vars.space[2]} ${vars.space[3]};
  border: 1px solid ${vars.color.border.strong};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.raised};
  box-shadow: ${vars.shadow.float};
  color: ${vars.color.text.default};
  font-size: ${vars.font.size.caption};
  line-height: ${vars.font.line.tight};
  pointer-events: none;
  transform: translate(-50%, calc(-100% - 8px));

  &[data-below] {
    transform: translate(-50%, 8px);
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

export const TipName = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-weight: ${vars.font.weight.medium};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const TipDetail = styled.span`
  color: ${vars.color.text.muted};
  font-variant-numeric: tabular-nums;
`;
