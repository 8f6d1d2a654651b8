import { CheckboxButton as AriaCheckboxButton } from 'react-aria-components/Checkbox';
import { styled } from 'styled-components';
import { media, vars } from '../../tokens';

export const CheckboxLayout = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  min-inline-size: 0;
  font-family: ${vars.font.family};
`;

export const CheckboxLabel = styled(AriaCheckboxButton)`
  display: flex;
  align-items: flex-start;
  gap: ${vars.space[2]};
  inline-size: fit-content;
  max-inline-size: 100%;
  padding-block: ${vars.space[1]};
  color: ${vars.color.text.default};
  font-size: ${vars.font.size.body};
  line-height: ${vars.font.line.body};
  cursor: pointer;

  --box-border: ${vars.color.border.control};
  --box-fill: ${vars.color.bg.surface};
  --box-mark: transparent;
  --box-ring: transparent;

  &[data-hovered] {
    --box-border: ${vars.color.text.muted};
  }
  &[data-selected],
  &[data-indeterminate] {
    --box-border: ${vars.color.bg.accent.strong};
    --box-fill: ${vars.color.bg.accent.strong};
    --box-mark: ${vars.color.text.onStrong};
  }
  &[data-invalid]:not([data-selected]) {
    --box-border: ${vars.color.text.danger};
  }
  &[data-focus-visible] {
    --box-ring: ${vars.color.border.focus};
  }
  &[data-readonly] {
    cursor: default;
  }
  &[data-disabled] {
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
    --box-border: ${vars.color.border.strong};
    --box-fill: ${vars.color.bg.inset};
  }
  &[data-disabled][data-selected] {
    --box-mark: ${vars.color.text.disabled};
  }
  ${media.coarse} {
    min-block-size: ${vars.size.touch};
    min-inline-size: ${vars.size.touch};
    padding-block: 10px;
    box-sizing: border-box;
  }
  ${media.forcedColors} {
    --box-border: ButtonText;
    --box-fill: Canvas;
    --box-ring: transparent;
    &[data-selected],
    &[data-indeterminate] {
      --box-fill: Highlight;
      --box-mark: HighlightText;
      forced-color-adjust: none;
      color: CanvasText;
    }
    &[data-focus-visible] {
      --box-ring: Highlight;
    }
    &[data-disabled] {
      --box-border: GrayText;
      color: GrayText;
    }
  }
`;

export const Box = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  box-sizing: border-box;
  inline-size: 20px;
  block-size: 20px;
  margin-block-start: 2px;
  border: 1.5px solid var(--box-border);
  border-radius: ${vars.radius.s};
  background: var(--box-fill);
  color: var(--box-mark);
  outline: 2px solid var(--box-ring);
  outline-offset: 2px;
  transition: background ${vars.motion.fast} ${vars.motion.easing};
`;

export const Mark = styled.svg`
  inline-size: 14px;
  block-size: 14px;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2.25;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const LabelText = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Indent = styled.div`
  padding-inline-start: 28px;

  &:not(:has(span)) {
    display: none;
  }
`;
