import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/mixins';
import { media, vars } from '../../tokens';

export const PaginationNav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};
  font-family: ${vars.font.family};
  font-size: ${vars.font.size.label};
  color: ${vars.color.text.muted};
`;

export const Pages = styled.ul`
  display: flex;
  align-items: center;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  margin-inline-start: auto;

  ${media.phone} {
    inline-size: 100%;
    justify-content: space-between;
  }
`;

export const PageItem = styled.li`
  display: flex;

  ${media.phone} {
    &[data-part='page'] {
      display: none;
    }
  }
`;

export const PageButton = styled(AriaButton)`
  ${focusRing}
  min-inline-size: 36px;
  block-size: 36px;
  padding-inline: ${vars.space[2]};
  border: 1px solid transparent;
  border-radius: ${vars.radius.m};
  background: none;
  color: ${vars.color.text.default};
  font: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[data-hovered] {
    background: ${vars.color.bg.hover};
  }
  &[aria-current] {
    background: ${vars.color.bg.selected};
    border-color: ${vars.color.border.focus};
    color: ${vars.color.text.accent};
    font-weight: ${vars.font.weight.bold};
  }
  &[aria-disabled] {
    background: none;
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    min-inline-size: ${vars.size.touch};
    block-size: ${vars.size.touch};
  }
`;

export const Gap = styled.span`
  min-inline-size: 28px;
  text-align: center;
`;

export const Compact = styled.li`
  display: none;
  color: ${vars.color.text.default};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    display: block;
  }
`;
