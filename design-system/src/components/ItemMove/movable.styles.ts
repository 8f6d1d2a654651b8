import { css } from 'styled-components';

/** An item that may be moved, and one that is. */
export const movable = css`
  &[data-movable] {
    cursor: grab;
  }
  &[data-moving] {
    opacity: 0.45;
  }
  [data-dragging] & {
    cursor: grabbing;
  }
`;
