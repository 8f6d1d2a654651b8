import { styled } from 'styled-components';
import { media, vars } from '../../tokens';

export const RingRoot = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 96px;
  block-size: 96px;
  color: ${vars.color.bg.accent.strong};

  &[data-size='S'] {
    inline-size: 64px;
    block-size: 64px;
  }
  &[data-size='L'] {
    inline-size: 144px;
    block-size: 144px;
  }
  &[data-tone='danger'] {
    color: ${vars.color.text.danger};
  }
  &[data-tone='neutral'] {
    color: ${vars.color.text.muted};
  }
`;

/* Starts at the top, clockwise: a quarter turn before the SVG origin. */
export const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  rotate: -90deg;
  fill: none;
`;

export const Track = styled.circle`
  stroke: ${vars.color.bg.neutral.muted};
  stroke-width: 8;

  ${media.forcedColors} {
    stroke: GrayText;
    stroke-width: 2;
  }
`;

/* Dash offset on a path with length 100: the part that is not filled. */
export const Arc = styled.circle`
  stroke: currentcolor;
  stroke-width: 8;
  stroke-dasharray: 100;
  stroke-dashoffset: calc(100 - var(--ring-share));
  transition:
    stroke-dashoffset ${vars.motion.medium} linear,
    stroke-width ${vars.motion.fast} ${vars.motion.easing};

  /* Thicker near the end, so that colour is not the only sign. */
  &[data-tone='danger'] {
    stroke-width: 12;
  }
  html[data-motion='reduced'] & {
    stroke-dashoffset: calc(100 - var(--ring-share-still));
  }
  @media (prefers-reduced-motion: reduce) {
    stroke-dashoffset: calc(100 - var(--ring-share-still));
  }
  ${media.forcedColors} {
    stroke: Highlight;
  }
`;

export const Inside = styled.span`
  position: relative;
  color: ${vars.color.text.default};
  font-size: ${vars.font.size.heading};
  font-weight: ${vars.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;

  [data-size='S'] > & {
    font-size: ${vars.font.size.body};
  }
  [data-size='L'] > & {
    font-size: 2.25rem;
  }
  [data-tone='danger'] > & {
    color: ${vars.color.text.danger};
  }
  [data-tone='neutral'] > & {
    color: ${vars.color.text.muted};
  }
`;
