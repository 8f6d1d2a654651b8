import { keyframes, styled } from 'styled-components';
import { vars } from '../../tokens';

const run = keyframes`
  from { translate: -100% 0; }
  to { translate: 350% 0; }
`;

/* Clips the moving line itself; otherwise the page would become wider unless the parent clips. */
const Track = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 2px;
  overflow: clip;
`;

const Line = styled.div`
  inline-size: 30%;
  block-size: 100%;
  background: ${vars.color.bg.accent.strong};
  animation: ${run} 1.1s ${vars.motion.easing} infinite;

  @media (prefers-reduced-motion: reduce) {
    inline-size: 100%;
    animation: none;
  }
`;

/**
 * A thin progress line at the top of content that is being refreshed and stays readable. The parent needs a position
 * and `aria-busy`.
 */
export function LoadingLine() {
  return (
    <Track aria-hidden="true">
      <Line />
    </Track>
  );
}
