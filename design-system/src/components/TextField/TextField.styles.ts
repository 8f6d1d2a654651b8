import { Input as AriaInput } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { bareInput, controlFrame, focusRing } from '../Field';

export const FramedInput = styled(AriaInput)`
  ${bareInput}
  ${controlFrame}

  &[data-focused] {
    ${focusRing}
  }
`;

/** An input inside a group that has the frame. */
export const BareInput = styled(AriaInput)`
  ${bareInput}
`;
