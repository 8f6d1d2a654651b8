import { media } from '@ruta/design-system';
import { styled } from 'styled-components';

/**
 * The place of the warning. It has the height of one clash from the beginning, so that nothing below moves when the
 * answer comes (UI-02).
 */
export const ClashPlace = styled.div<{ $keepsHeight: boolean }>`
  display: grid;
  align-content: start;
  min-block-size: ${({ $keepsHeight }) => ($keepsHeight ? '96px' : 'auto')};
  ${media.phone} {
    min-block-size: ${({ $keepsHeight }) => ($keepsHeight ? '118px' : 'auto')};
  }
`;
