import { Button as AriaButton } from 'react-aria-components/Button';
import { Group as AriaGroup } from 'react-aria-components/Group';
import { css, styled } from 'styled-components';
import { media, vars } from '../../tokens';

/** Frame of every control. */
export const controlFrame = css`
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${vars.size.control.m};
  border: 1px solid ${vars.color.border.control};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
  color: ${vars.color.text.default};
  font-family: inherit;
  font-size: ${vars.font.size.body};
  line-height: ${vars.font.line.tight};
  transition: border-color ${vars.motion.fast} ${vars.motion.easing};

  &[data-size='S'] {
    min-block-size: ${vars.size.control.s};
  }
  &[data-size='L'] {
    min-block-size: ${vars.size.control.l};
  }
  &[data-hovered]:not([data-disabled]) {
    border-color: ${vars.color.text.muted};
  }
  &[data-invalid] {
    border-color: ${vars.color.text.danger};
  }
  &[data-readonly] {
    background: ${vars.color.bg.inset};
    border-color: ${vars.color.border.default};
  }
  &[data-disabled] {
    background: ${vars.color.bg.inset};
    border-color: ${vars.color.border.default};
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    min-block-size: ${vars.size.touch};
  }
  ${media.forcedColors} {
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Focus ring inside the frame, so that no ancestor clips it. */
export const focusRing = css`
  outline: 2px solid ${vars.color.border.focus};
  outline-offset: -1px;
  border-color: ${vars.color.border.focus};
`;

/** Frame around a control and its buttons. */
export const ControlGroup = styled(AriaGroup)`
  ${controlFrame}
  display: flex;
  align-items: center;
  overflow: clip;

  &[data-focus-within] {
    ${focusRing}
  }
`;

/** Input inside a `ControlGroup`, or alone. */
export const bareInput = css`
  flex: 1;
  min-inline-size: 0;
  block-size: 100%;
  padding: ${vars.space[2]} ${vars.space[3]};
  border: 0;
  outline: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${vars.color.text.muted};
    opacity: 1;
  }
`;

/** Square button at the end of a control. */
export const ControlButton = styled(AriaButton)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  min-inline-size: 36px;
  align-self: stretch;
  padding: 0 ${vars.space[2]};
  border: 0;
  border-radius: 6px;
  background: transparent;
  color: ${vars.color.text.muted};
  font: inherit;
  cursor: pointer;

  &[data-hovered] {
    color: ${vars.color.text.default};
    background: ${vars.color.bg.hover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: -4px;
  }
  &[data-disabled] {
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    min-inline-size: ${vars.size.touch};
  }
`;
