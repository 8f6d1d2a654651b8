import { css, styled } from 'styled-components';
import { media, vars } from '../../tokens';
import { movable } from '../ItemMove/movable.styles';

const { status } = vars.color;

/** Sets `--kind-…` colours from `data-kind`. */
export const kindColors = css`
  ${(['pending', 'outdated', 'taken', 'visit'] as const).map(
    (kind) => css`
      &[data-kind='${kind}'] {
        --kind-fg: ${status[kind].fg};
        --kind-bg: ${status[kind].bg};
        --kind-solid: ${status[kind].solid};
      }
    `,
  )}
`;

/** Sets `--moment` from `data-moment`: completed green, upcoming primary, past red. */
export const momentColors = css`
  &[data-moment='completed'] {
    --moment: ${vars.color.text.success};
  }
  &[data-moment='upcoming'] {
    --moment: ${vars.color.text.accent};
  }
  &[data-moment='past'] {
    --moment: ${vars.color.text.danger};
  }
`;

/** The colours of a kind, from `data-kind`: surface, its edge, and words. Variables would cost each mark a fifth more. */
export const kindSurface = css`
  ${(['pending', 'outdated', 'taken', 'visit'] as const).map(
    (kind) => css`
      &[data-kind='${kind}'] {
        border-inline-start-color: ${status[kind].solid};
        background: ${status[kind].bg};
        color: ${status[kind].fg};
      }
      &[data-kind='${kind}']:hover {
        box-shadow: 0 0 0 1px ${status[kind].solid};
      }
    `,
  )}
`;

export const ShapeMark = styled.svg`
  ${kindColors}
  flex: none;
  inline-size: 12px;
  block-size: 12px;
  fill: var(--kind-solid);

  ${media.forcedColors} {
    fill: CanvasText;
  }
`;

export const Glyph = styled.g`
  fill: none;
  stroke: ${vars.color.bg.surface};
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  ${media.forcedColors} {
    stroke: Canvas;
  }
`;

export const Chip = styled.span`
  ${kindSurface}
  display: flex;
  align-items: center;
  gap: 3px;
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 20px;
  padding-inline: 4px 4px;
  border-inline-start-style: solid;
  border-inline-start-width: 3px;
  border-radius: ${vars.radius.s};
  ${movable}

  &[data-tall] {
    align-items: flex-start;
    padding-block: 1px;
  }
`;

export const ChipTitle = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: 0.75rem;
  font-weight: ${vars.font.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  padding-block: 2px;

  [data-tall] > & {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: 1.25;
    text-align: start;
    white-space: normal;
  }
`;
