import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import type { MenuProps } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import type { ComponentType, RefAttributes } from 'react';
import { styled } from 'styled-components';
import { floatingSurface, focusRingInset, touchTarget } from '../../styles/mixins';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';

export const MenuPopover = styled(Popover)`
  ${floatingSurface}
  min-inline-size: max(var(--trigger-width), 200px);
  max-inline-size: min(360px, calc(100vw - 24px));
  overflow: auto;
  transition: opacity ${vars.motion.fast} ${vars.motion.easing};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

// The component is generic in its items; static items need `object` only.
type ListProps = MenuProps<object> & RefAttributes<HTMLDivElement>;
export const MenuList: ComponentType<ListProps> = styled(Menu as ComponentType<ListProps>)`
  padding: ${vars.space[1]};
  outline: none;
  max-block-size: inherit;
  overflow: auto;
`;

export const MenuGroup = styled(MenuSection)`
  display: block;
`;

export const MenuGroupTitle = styled(Header)`
  padding: ${vars.space[2]} ${vars.space[3]} ${vars.space[1]};
  font-size: ${vars.font.size.caption};
  font-weight: ${vars.font.weight.medium};
  color: ${vars.color.text.muted};
`;

export const MenuLine = styled(Separator)`
  block-size: 1px;
  margin: ${vars.space[1]} 0;
  border: 0;
  background: ${vars.color.border.default};
`;

export const MenuRow = styled(MenuItem)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  column-gap: ${vars.space[3]};
  min-block-size: 36px;
  padding: 6px ${vars.space[3]};
  border-radius: 6px;
  color: ${vars.color.text.default};
  font-size: ${vars.font.size.label};
  line-height: 1.43;
  text-decoration: none;
  cursor: pointer;
  ${touchTarget}
  &[data-focused] {
    background: ${vars.color.bg.hover};
  }
  &[data-pressed] {
    background: ${vars.color.bg.selected};
  }
  &[data-tone='danger'] {
    color: ${vars.color.text.danger};
  }
  &[data-disabled] {
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
  ${focusRingInset}
  ${media.forcedColors} {
    &[data-focused] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const MenuWords = styled.span`
  display: grid;
  grid-column: 2;
  min-inline-size: 0;
`;

export const MenuDetail = styled.span`
  font-size: ${vars.font.size.caption};
  color: ${vars.color.text.muted};
`;

export const MenuMark = styled.span`
  display: inline-flex;
  color: ${vars.color.text.accent};
  &[data-empty] {
    inline-size: 16px;
  }
`;
