import { keyframes, styled } from 'styled-components';
import { ProgressBar } from 'react-aria-components/ProgressBar';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const SpinnerRoot = styled(ProgressBar)`
  display: inline-flex;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border-radius: 50%;
  border: 2px solid currentcolor;
  border-block-start-color: transparent;
  animation: ${turn} 0.8s linear infinite;
  &[data-size='M'] {
    inline-size: 24px;
    block-size: 24px;
  }
  @media (prefers-reduced-motion: reduce) {
    border-style: dotted;
  }
`;

export interface SpinnerProps {
  /** Announcement of the process. */
  label: string;
  /** S 16, M 24 px. Default: 'S'. */
  size?: 'S' | 'M' | undefined;
}

/** A small progress indicator inside the busy element. Not for whole screens. */
export function Spinner({ label, size = 'S' }: SpinnerProps) {
  return <SpinnerRoot isIndeterminate aria-label={label} data-size={size} />;
}
