import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { styled } from 'styled-components';
import { vars } from '../../tokens';
import { bareInput, controlFrame, focusRing } from '../Field';

export const FramedTextArea = styled(AriaTextArea)`
  ${bareInput}
  ${controlFrame}
  block-size: auto;
  max-block-size: 60vh;
  padding-block: ${vars.space[2]};
  line-height: ${vars.font.line.body};
  resize: vertical;
  field-sizing: content;

  /* Overrides the frame's heights. */
  && {
    min-block-size: calc(var(--rows) * 1.5em + 18px);
  }
  &[data-focused] {
    ${focusRing}
  }
`;
