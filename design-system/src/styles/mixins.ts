import { css } from 'styled-components';
import { media } from '../tokens/tokens';
import { vars } from '../tokens/theme';

/** Focus ring of a React Aria component. */
export const focusRing = css`
  outline: none;
  &[data-focus-visible] {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: 2px;
  }
`;

/** Focus ring inside the edge, for adjacent rows and cells. */
export const focusRingInset = css`
  outline: none;
  &[data-focus-visible] {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: -2px;
  }
`;

/** Minimum of 44 px on touch devices. */
export const touchTarget = css`
  ${media.coarse} {
    /* Higher specificity than a size's rule. */
    &&& {
      min-block-size: ${vars.size.touch};
      min-inline-size: ${vars.size.touch};
    }
  }
`;

/** Visible to assistive technology only. */
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

/** Surface of popovers, menus and similar overlays. */
export const floatingSurface = css`
  background: ${vars.color.bg.raised};
  color: ${vars.color.text.default};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  box-shadow: ${vars.shadow.float};
`;
