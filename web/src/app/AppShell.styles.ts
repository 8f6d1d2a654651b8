import { media, vars } from '@ruta/design-system';
import { Link } from 'react-router';
import { keyframes, styled } from 'styled-components';

/** The brand, a link to the home page. */
export const BrandLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  color: inherit;
  text-decoration: none;
  border-radius: ${vars.radius.s};
  ${media.coarse} {
    min-block-size: ${vars.size.touch};
  }
  /* The logo alone: a touch target as wide as a finger, aligned with the page's edge. */
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

/** A thin line at the top while the next page loads; the current page stays. */
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

/** Parts of the top bar for tablets and wider. */
export const NotPhone = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
  ${media.phone} {
    display: none;
  }
  /* The school's name needs the room more than the clock's city. */
  @media (max-width: 1279.98px) {
    [role='timer'] > span + span + span {
      display: none;
    }
  }
`;

/** The link to the agenda of all schools, beside the school, where there is room; elsewhere the choice of school has it. */
export const AllSchools = styled.div`
  display: flex;
  /* School, cycle and clock fill the bar of narrower windows. */
  @media (max-width: 1279.98px) {
    display: none;
  }
`;

/** At least as high as a phone's screen, so that the foot below does not come into sight and move while a page loads. */
export const PagePlace = styled.div`
  ${media.phone} {
    min-block-size: calc(100dvh - var(--ruta-shell-top));
  }
`;
