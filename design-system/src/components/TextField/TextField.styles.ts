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

/** An input whose frame is drawn by the group around it. */
export const BareInput = styled(AriaInput)`
  ${bareInput}
`;
