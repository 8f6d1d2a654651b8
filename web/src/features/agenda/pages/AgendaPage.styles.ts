import { styled } from 'styled-components';
import { media, vars } from '@ruta/design-system';

/** As large as the button that appears with the data, so that the month does not move. */
export const ActionPlace = styled.div`
  inline-size: 176px;
  block-size: ${vars.size.control.m};
  ${media.coarse} {
    block-size: ${vars.size.touch};
  }
`;
