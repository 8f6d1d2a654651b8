import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../styles/mixins';

const HiddenRoot = styled.span`
  ${visuallyHidden}
`;

export interface VisuallyHiddenProps {
  /** Id for `aria-describedby` and `aria-labelledby`. */
  id?: string | undefined;
  /** `status` announces changes politely. */
  role?: 'status' | undefined;
  children: ReactNode;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ id, role, children }: VisuallyHiddenProps) {
  return (
    <HiddenRoot id={id} role={role}>
      {children}
    </HiddenRoot>
  );
}
