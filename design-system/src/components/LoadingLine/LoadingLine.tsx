import { keyframes, styled } from 'styled-components';
import { vars } from '../../tokens';

const run = keyframes`
  from { translate: -100% 0; }
  to { translate: 350% 0; }
`;

const Line = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 30%;
  block-size: 2px;
  background: ${vars.color.bg.accent.strong};
  animation: ${run} 1.1s ${vars.motion.easing} infinite;

  @media (prefers-reduced-motion: reduce) {
    inline-size: 100%;
    animation: none;
  }
`;

/**
 * A thin line along the upper edge of what is being refreshed; what is there stays and stays readable. Its parent is
 * positioned and says `aria-busy`.
 */
export function LoadingLine() {
  return <Line aria-hidden="true" />;
}
