import { css } from 'styled-components';
import { media } from '../tokens/tokens';
import { vars } from '../tokens/theme';

/** The focus ring of a React Aria part. */
export const focusRing = css`
  outline: none;
  &[data-focus-visible] {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: 2px;
  }
`;

/** The same ring inside the edge, for rows and cells that touch each other. */
export const focusRingInset = css`
  outline: none;
  &[data-focus-visible] {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: -2px;
  }
`;

/** At least 44 px where a finger points. */
export const touchTarget = css`
  ${media.coarse} {
    /* Stronger than a size's own rule. */
    &&& {
      min-block-size: ${vars.size.touch};
      min-inline-size: ${vars.size.touch};
    }
  }
`;

/** Seen by assistive technology only. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A surface that floats: popovers, menus, tooltips' bigger siblings. */
export const floatingSurface = css`
  background: ${vars.color.bg.raised};
  color: ${vars.color.text.default};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  box-shadow: ${vars.shadow.float};
`;
