import { ListBox as AriaListBox, ListBoxItem as AriaListBoxItem } from 'react-aria-components/ListBox';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { css, styled } from 'styled-components';
import { media, vars } from '../../tokens';

export const ListPopover = styled(AriaPopover)`
  box-sizing: border-box;
  inline-size: var(--trigger-width);
  min-inline-size: 12rem;
  max-inline-size: calc(100vw - ${vars.space[4]});
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.raised};
  color: ${vars.color.text.default};
  box-shadow: ${vars.shadow.float};
  font-family: ${vars.font.family};
  transition: opacity ${vars.motion.fast} ${vars.motion.easing};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const ListOptions = styled(AriaListBox)`
  flex: 0 1 auto;
  min-block-size: 0;
  overflow: auto;
  padding: ${vars.space[1]};
  scroll-padding: ${vars.space[1]};
  outline: 0;
` as typeof AriaListBox;

const option = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${vars.space[2]};
  min-block-size: 36px;
  padding: 6px ${vars.space[2]};
  border-radius: 6px;
  font-size: ${vars.font.size.body};
  line-height: ${vars.font.line.tight};
  outline: 0;
  cursor: pointer;
  overflow-wrap: anywhere;

  &[data-focused] {
    background: ${vars.color.bg.hover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: -2px;
  }
  &[data-selected] {
    background: ${vars.color.bg.selected};
    font-weight: ${vars.font.weight.medium};
  }
  &[data-disabled] {
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    min-block-size: ${vars.size.touch};
  }
`;

export const ListOption = styled(AriaListBoxItem)`
  ${option}
`;

/** Option styles for lists with their own rendering. */
export const DrawnOption = styled.div`
  ${option}
`;

export const OptionNote = styled.span`
  display: block;
  font-size: ${vars.font.size.caption};
  font-weight: ${vars.font.weight.regular};
  color: ${vars.color.text.muted};
`;

export const OptionMark = styled.span`
  display: inline-flex;
  color: ${vars.color.text.accent};
`;

export const NoOptions = styled.div`
  padding: ${vars.space[3]};
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
`;
