import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/**
 * Holds the `FormActions` of a question, and above them why they wait. On a phone they are one row that stays in sight
 * above the navigation, with the last button, the widest, at the thumb; each is as high as a finger needs.
 */
export const ThumbBar = styled.div`
  display: grid;
  gap: ${vars.space[2]};
  ${media.phone} {
    position: sticky;
    inset-block-end: var(--ruta-shell-bottom, 0px);
    z-index: 1;
    padding-block: ${vars.space[2]};
    background: ${vars.color.bg.page};
    > div:last-child {
      flex-flow: row wrap;
    }
    > div:last-child > button:last-of-type {
      flex: 1;
    }
    button {
      min-block-size: 44px;
    }
  }
`;
