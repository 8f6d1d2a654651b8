import { keyframes, styled } from 'styled-components';
import { Spinner } from '../Spinner';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border-radius: 50%;
  border: 2px solid currentcolor;
  border-block-start-color: transparent;
  animation: ${turn} 0.8s linear infinite;
`;

/** Spinner of a pending button; a progress indicator with `label`, otherwise decorative. */
export function PendingMark({ label }: { label: string | undefined }) {
  return label === undefined ? <Ring aria-hidden /> : <Spinner label={label} />;
}
