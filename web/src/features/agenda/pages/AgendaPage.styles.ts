import { styled } from 'styled-components';
import { media, vars } from '@ruta/design-system';

/** As large as the buttons that appear with the data, so that the month does not move. On phones one of them floats. */
export const ActionPlace = styled.div`
  inline-size: 340px;
  block-size: ${vars.size.control.m};
  ${media.coarse} {
    block-size: ${vars.size.touch};
  }
  ${media.phone} {
    inline-size: 176px;
  }
`;

/** The same for one button, which floats on phones. */
export const AddPlace = styled.div`
  block-size: ${vars.size.control.m};
  ${media.coarse} {
    block-size: ${vars.size.touch};
  }
  ${media.phone} {
    display: none;
  }
`;
