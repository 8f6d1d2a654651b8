import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { css, styled } from 'styled-components';
import { focusRing, focusRingInset } from '../../styles/mixins';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';

const { color, space } = vars;

export const Rail = styled.nav`
  grid-area: nav;
  position: sticky;
  inset-block-start: var(--ruta-shell-top);
  align-self: start;
  block-size: calc(100vh - var(--ruta-shell-top));
  block-size: calc(100dvh - var(--ruta-shell-top));
  overflow: auto;
  padding: ${space[3]};
  background: ${color.bg.surface};
  border-inline-end: 1px solid ${color.border.default};
  ${media.tablet} {
    padding: ${space[2]} ${space[1]};
  }
  ${media.phone} {
    position: fixed;
    inset-block: auto 0;
    inset-inline: 0;
    z-index: ${vars.z.nav};
    block-size: var(--ruta-shell-bottom);
    overflow: visible;
    padding: 0 ${space[1]} env(safe-area-inset-bottom, 0px);
    border-inline-end: 0;
    border-block-start: 1px solid ${color.border.default};
  }
`;

export const RailList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  min-block-size: 100%;
  > [data-divided] {
    margin-block-start: auto;
    padding-block-start: ${space[3]};
  }
  ${media.phone} {
    flex-direction: row;
    align-items: stretch;
    gap: 0;
    > li {
      flex: 1 1 0;
      min-inline-size: 0;
    }
    > [data-extra] {
      display: none;
    }
  }
`;

const stacked = css`
  flex-direction: column;
  justify-content: center;
  gap: 3px;
  padding: 6px 2px;
  font-size: 0.6875rem;
  line-height: 1.2;
  letter-spacing: 0;
`;

const railItem = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: 40px;
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${vars.radius.m};
  background: transparent;
  color: ${color.text.muted};
  font-family: inherit;
  font-size: ${vars.font.size.label};
  font-weight: ${vars.font.weight.medium};
  line-height: 1.3;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};
  ${focusRing}
  &[data-hovered] {
    background: ${color.bg.hover};
    color: ${color.text.default};
  }
  &:is([aria-current='page'], [data-current]) {
    background: ${color.bg.selected};
    color: ${color.text.accent};
  }
  ${media.tablet} {
    ${stacked}
    min-block-size: 56px;
  }
  ${media.phone} {
    min-block-size: 59px;
    border-radius: 0;
    ${focusRingInset}
    &[data-hovered] {
      background: transparent;
    }
    &:is([aria-current='page'], [data-current]) {
      background: transparent;
      box-shadow: inset 0 2px 0 ${color.border.focus};
    }
  }
  ${media.forcedColors} {
    &:is([aria-current='page'], [data-current]) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const RailLink = styled(Link)`
  ${railItem}
`;

export const MoreButton = styled(Button)`
  ${railItem}
`;

/** The "more" button exists on phones only. */
export const MoreSlot = styled.li`
  display: none;
  ${media.phone} {
    display: block;
  }
`;

export const RailWord = styled.span`
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  ${media.desktop} {
    flex: 1;
  }
  ${media.phone} {
    white-space: nowrap;
  }
`;

export const RailBadge = styled.span`
  ${media.tablet} {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: calc(50% + 2px);
    scale: 0.85;
  }
`;
