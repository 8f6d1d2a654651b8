import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { css, styled } from 'styled-components';
import { focusRing, touchTarget } from '../../styles/mixins';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';

const { color } = vars;

const sizes = css`
  &[data-size='S'] {
    min-block-size: ${vars.size.control.s};
    padding-inline: ${vars.space[3]};
    font-size: ${vars.font.size.caption};
  }
  &[data-size='M'] {
    min-block-size: ${vars.size.control.m};
    padding-inline: ${vars.space[4]};
  }
  &[data-size='L'] {
    min-block-size: ${vars.size.control.l};
    padding-inline: ${vars.space[6]};
    font-size: ${vars.font.size.body};
  }
  &[data-icon-only] {
    padding-inline: 0;
    &[data-size='S'] {
      inline-size: ${vars.size.control.s};
    }
    &[data-size='M'] {
      inline-size: ${vars.size.control.m};
    }
    &[data-size='L'] {
      inline-size: ${vars.size.control.l};
    }
  }
  &[data-full-width] {
    inline-size: 100%;
  }
`;

const filled = css`
  color: ${color.text.onStrong};
  &[data-variant='primary'] {
    background: ${color.bg.accent.strong};
  }
  &[data-variant='danger'] {
    background: ${color.bg.danger.strong};
  }
  &[data-hovered] {
    box-shadow: inset 0 0 0 100px rgb(0 0 0 / 0.1);
  }
  &[data-pressed] {
    box-shadow: inset 0 0 0 100px rgb(0 0 0 / 0.2);
  }
`;

const outlined = css`
  background: ${color.bg.surface};
  color: ${color.text.default};
  border-color: ${color.border.strong};
  &[data-hovered] {
    background: ${color.bg.hover};
    border-color: ${color.border.control};
  }
  &[data-pressed] {
    background: ${color.bg.selected};
  }
`;

const quiet = css`
  background: transparent;
  color: ${color.text.default};
  &[data-hovered] {
    background: ${color.bg.hover};
  }
  &[data-pressed] {
    background: ${color.bg.selected};
  }
  &[data-tone='muted'] {
    color: ${color.text.muted};
  }
`;

/** Styles of buttons, icon buttons and link buttons. */
export const buttonLook = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  border: 1px solid transparent;
  border-radius: ${vars.radius.m};
  font-family: inherit;
  font-size: ${vars.font.size.label};
  font-weight: ${vars.font.weight.medium};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  min-inline-size: 0;
  > span:not([aria-hidden]) {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  transition:
    background-color ${vars.motion.fast} ${vars.motion.easing},
    border-color ${vars.motion.fast} ${vars.motion.easing},
    box-shadow ${vars.motion.fast} ${vars.motion.easing};
  ${sizes}
  ${touchTarget}
  &:is([data-variant='primary'], [data-variant='danger']) {
    ${filled}
  }
  &[data-variant='secondary'] {
    ${outlined}
  }
  &[data-variant='quiet'] {
    ${quiet}
  }
  /* Higher specificity than the variants' colours, including pressed and hovered. */
  &&&:is([data-disabled], [data-explained]) {
    background: ${color.bg.inset};
    border-color: ${color.border.default};
    color: ${color.text.disabled};
    box-shadow: none;
    cursor: not-allowed;
  }
  &&&[data-variant='quiet']:is([data-disabled], [data-explained]) {
    background: transparent;
    border-color: transparent;
  }
  &[data-pending] {
    cursor: progress;
  }
  ${focusRing}
  ${media.forcedColors} {
    border-color: ButtonBorder;
    &:is([data-disabled], [data-explained]) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const ButtonRoot = styled(AriaButton)`
  ${buttonLook}
`;

export const LinkButtonRoot = styled(AriaLink)`
  ${buttonLook}
`;
