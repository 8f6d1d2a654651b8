import { Tab as AriaTab, TabList as AriaTabList } from 'react-aria-components/Tabs';
import { styled } from 'styled-components';
import { media, vars } from '../../tokens';

export const TabRow = styled(AriaTabList)`
  position: relative;
  display: flex;
  gap: ${vars.space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${vars.color.border.default};
  font-family: ${vars.font.family};
` as typeof AriaTabList;

export const TabName = styled(AriaTab)`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 6px;
  min-block-size: ${vars.size.touch};
  box-sizing: border-box;
  padding-inline: ${vars.space[3]};
  border-radius: ${vars.radius.s} ${vars.radius.s} 0 0;
  border-block-end: 2px solid transparent;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
  font-weight: ${vars.font.weight.medium};
  white-space: nowrap;
  outline: 0;
  cursor: pointer;
  transition: color ${vars.motion.fast} ${vars.motion.easing};

  &[data-hovered] {
    color: ${vars.color.text.default};
  }
  &[data-selected] {
    border-block-end-color: ${vars.color.bg.accent.strong};
    color: ${vars.color.text.default};
  }
  &[data-focus-visible] {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: -3px;
  }
  &[data-disabled] {
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &[data-selected] {
      border-block-end-color: Highlight;
    }
  }
`;

export const TabCount = styled.span`
  padding: 1px 7px;
  border-radius: ${vars.radius.full};
  background: ${vars.color.bg.neutral.muted};
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
  font-variant-numeric: tabular-nums;
`;

export const Panel = styled.div`
  padding-block-start: ${vars.space[4]};
  outline: 0;

  &[data-focus-visible] {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: 2px;
    border-radius: ${vars.radius.s};
  }
`;
