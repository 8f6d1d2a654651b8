import { media } from '@ruta/design-system';
import { styled } from 'styled-components';

/**
 * The place of the warning. It has the height of one clash from the beginning, so that nothing below moves when the
 * answer comes (UI-02).
 */
export const ClashPlace = styled.div`
  display: grid;
  align-content: start;
  min-block-size: 96px;
  ${media.phone} {
    min-block-size: 118px;
  }
`;
