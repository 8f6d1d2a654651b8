import { ProgressBar } from 'react-aria-components/ProgressBar';
import { keyframes, styled } from 'styled-components';
import { vars } from '../../tokens/theme';

const pass = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`;

export const ProgressRoot = styled(ProgressBar)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${vars.space[1]} ${vars.space[3]};
  font-size: ${vars.font.size.label};
`;

export const ProgressValue = styled.span`
  color: ${vars.color.text.muted};
  font-variant-numeric: tabular-nums;
`;

export const ProgressTrack = styled.span`
  position: relative;
  grid-column: 1 / -1;
  block-size: 6px;
  border-radius: ${vars.radius.full};
  background: ${vars.color.bg.neutral.muted};
  overflow: hidden;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const ProgressFill = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: var(--progress, 0%);
  border-radius: inherit;
  background: ${vars.color.bg.accent.strong};
  transition: inline-size ${vars.motion.medium} ${vars.motion.easing};
  &[data-tone='success'] {
    background: ${vars.color.bg.success.strong};
  }
  &[data-indeterminate] {
    inline-size: 40%;
    animation: ${pass} 1.4s ease-in-out infinite;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;
