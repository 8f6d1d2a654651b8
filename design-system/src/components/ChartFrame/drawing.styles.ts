import { css } from 'styled-components';
import { media, vars } from '../../tokens';

/** Styles of marks, patterns and labels, for the element around an SVG. */
export const drawingLook = css`
  svg {
    display: block;
    overflow: visible;
    font-family: ${vars.font.family};
  }
  [data-part='line'] {
    fill: none;
    stroke: ${vars.color.bg.surface};
    stroke-width: 1.25;
  }
  [data-part='dot'] {
    fill: ${vars.color.bg.surface};
  }
  [data-part='mark'] {
    stroke: ${vars.color.bg.surface};
    stroke-width: 2;
  }
  [data-part='mark'][data-active] {
    stroke: ${vars.color.text.default};
  }
  [data-part='plate'] {
    fill: ${vars.color.bg.surface};
  }
  text {
    fill: ${vars.color.text.default};
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  /* Patterns and numbers replace the colours. */
  ${media.forcedColors} {
    --chart-ground: Canvas;

    [data-part='line'] {
      stroke: CanvasText;
    }
    [data-part='dot'],
    text {
      fill: CanvasText;
    }
    [data-part='plate'] {
      fill: Canvas;
    }
    [data-part='mark'],
    [data-part='swatch'] {
      stroke: CanvasText;
      stroke-width: 1;
    }
    [data-part='mark'][data-active] {
      stroke: Highlight;
      stroke-width: 4;
    }
  }
`;

/** Style of a Victory axis: grid lines, no frame. */
export const axisLook = {
  axis: { stroke: 'none' },
  ticks: { stroke: 'none' },
  grid: { stroke: vars.color.border.default, strokeWidth: 1 },
  tickLabels: { fill: vars.color.text.muted, fontFamily: vars.font.family, fontSize: 12, padding: 6 },
} as const;
