import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** Calendar and list side by side; on narrow screens the list is below. */
export const Columns = styled.div`
  display: grid;
  gap: ${vars.space[6]};
  align-items: start;
  min-inline-size: 0;
  /* Wide enough for titles in the calendar beside the list. */
  @media (min-width: 1264px) {
    &[data-list] {
      grid-template-columns: minmax(0, 1fr) clamp(19rem, 30%, 26rem);
    }
  }
`;

export const ListFrame = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  justify-items: start;
  min-inline-size: 0;
  > :first-child {
    inline-size: 100%;
  }
  transition: opacity ${vars.motion.fast} ${vars.motion.easing};
  &[data-dimmed] {
    opacity: 0.55;
  }
`;
