import { media, vars } from '@ruta/design-system';
import { Link } from 'react-router';
import { keyframes, styled } from 'styled-components';

/** The mark, which leads home. */
export const BrandLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  color: inherit;
  text-decoration: none;
  border-radius: ${vars.radius.s};
  ${media.coarse} {
    min-block-size: ${vars.size.touch};
  }
  /* The mark alone: room for a finger around it, and the mark where the page begins. */
  ${media.phone} {
    justify-content: center;
    min-inline-size: ${vars.size.touch};
    margin-inline: calc(-1 * ${vars.space[2]});
  }
  &:focus-visible {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: 4px;
  }
`;

const travel = keyframes`
  from { transform: scaleX(0.05); }
  to { transform: scaleX(0.9); }
`;

/** A thin line while the next page's code is on its way; the page before stays. */
export const TravelLine = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 2px;
  z-index: 100;
  background: ${vars.color.bg.accent.strong};
  transform-origin: left;
  visibility: hidden;
  &[data-visible] {
    visibility: visible;
    animation: ${travel} 4s ease-out forwards;
  }
`;

/** What the top bar holds on wide screens and phones keep under the page. */
export const ShellFoot = styled.footer`
  display: none;
  ${media.phone} {
    display: flex;
    justify-content: center;
    padding-block: ${vars.space[6]};
  }
`;

/** What stands in the top bar on wide screens only; phones find it in the person's menu. */
export const WideOnly = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
  margin-inline: ${vars.space[3]};
  @media (max-width: 1359px) {
    display: none;
  }
`;

/** As above, from tablets up. */
export const NotPhone = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
  ${media.phone} {
    display: none;
  }
`;
