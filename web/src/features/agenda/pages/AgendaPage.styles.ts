import { styled } from 'styled-components';
import { media, vars } from '@ruta/design-system';

/** As large as the buttons that appear with the data, so that the month does not move. On phones one of them is docked above the navigation. */
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

/** A fact that begins a line on phones, whatever typeface has loaded: the page below it does not move. */
export const OwnLine = styled.div`
  ${media.phone} {
    flex-basis: 100%;
  }
`;

/** As large as the one button that appears with the data; on phones it is docked above the navigation. */
export const AddPlace = styled.div`
  block-size: ${vars.size.control.m};
  ${media.coarse} {
    block-size: ${vars.size.touch};
  }
  ${media.phone} {
    display: none;
  }
`;
