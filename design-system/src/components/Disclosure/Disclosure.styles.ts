import { Button as AriaButton } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel as AriaDisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { styled } from 'styled-components';
import { vars } from '../../tokens';

export const DisclosureRoot = styled(AriaDisclosure)`
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
  color: ${vars.color.text.default};
  font-family: ${vars.font.family};
`;

export const DisclosureHeading = styled(AriaHeading)`
  margin: 0;
  font: inherit;
`;

export const Trigger = styled(AriaButton)`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 48px;
  padding: ${vars.space[2]} ${vars.space[4]} ${vars.space[2]} ${vars.space[3]};
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: ${vars.font.weight.medium};
  line-height: ${vars.font.line.tight};
  text-align: start;
  cursor: pointer;
  border-radius: ${vars.radius.m};

  &[data-hovered] {
    background: ${vars.color.bg.hover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
`;

export const Turn = styled.span`
  display: inline-flex;
  flex: none;
  color: ${vars.color.text.muted};
  transition: rotate ${vars.motion.fast} ${vars.motion.easing};

  /* When closed, the arrow points in the reading direction. */
  &:dir(rtl) {
    rotate: 180deg;
  }
  &[data-open] {
    rotate: 90deg;
  }
`;

export const TriggerTitle = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const TriggerNote = styled.span`
  flex: none;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
  font-weight: ${vars.font.weight.regular};
`;

export const Content = styled(AriaDisclosurePanel)`
  overflow: clip;
`;

export const ContentPad = styled.div`
  padding: ${vars.space[1]} ${vars.space[4]} ${vars.space[4]};
`;
