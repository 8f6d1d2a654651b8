import { RadioButton as AriaRadioButton } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { media, vars } from '../../tokens';

export const RadioLabel = styled(AriaRadioButton)`
  display: flex;
  align-items: flex-start;
  gap: ${vars.space[2]};
  inline-size: fit-content;
  max-inline-size: 100%;
  padding-block: ${vars.space[1]};
  font-size: ${vars.font.size.body};
  line-height: ${vars.font.line.body};
  cursor: pointer;

  --dot-border: ${vars.color.border.control};
  --dot-width: 1.5px;
  --dot-ring: transparent;

  &[data-hovered] {
    --dot-border: ${vars.color.text.muted};
  }
  &[data-invalid] {
    --dot-border: ${vars.color.text.danger};
  }
  &[data-selected] {
    --dot-border: ${vars.color.bg.accent.strong};
    --dot-width: 6px;
  }
  &[data-focus-visible] {
    --dot-ring: ${vars.color.border.focus};
  }
  &[data-disabled] {
    --dot-border: ${vars.color.border.strong};
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    min-block-size: ${vars.size.touch};
    padding-block: 10px;
    box-sizing: border-box;
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    color: CanvasText;
    --dot-border: ButtonText;
    &[data-selected] {
      --dot-border: Highlight;
    }
    &[data-focus-visible] {
      --dot-ring: Highlight;
    }
    &[data-disabled] {
      --dot-border: GrayText;
      color: GrayText;
    }
  }
`;

export const Dot = styled.span`
  flex: none;
  box-sizing: border-box;
  inline-size: 20px;
  block-size: 20px;
  margin-block-start: 2px;
  border: var(--dot-width) solid var(--dot-border);
  border-radius: ${vars.radius.full};
  background: ${vars.color.bg.surface};
  outline: 2px solid var(--dot-ring);
  outline-offset: 2px;
  transition: border-width ${vars.motion.fast} ${vars.motion.easing};
`;

export const RadioText = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const RadioNote = styled.span`
  display: block;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
`;
