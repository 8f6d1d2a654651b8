import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/**
 * Two parts of a page side by side from 1024 px, below each other on narrower screens, in the order in which they are
 * read: what is planned, then what happened. One part alone takes the whole width.
 */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
  align-items: start;
  min-inline-size: 0;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;
