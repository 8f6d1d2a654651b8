import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** A name with a smaller line below it. */
export const TwoLines = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${media.notPhone} {
    min-inline-size: 11rem;
  }
`;

/** The cascade has its own lines among the filters, three places in each where there is room. */
export const WholeRow = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
  ${media.notPhone} {
    max-inline-size: 70%;
  }
`;

/** Fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${vars.space[4]} ${vars.space[3]};
  align-items: start;
`;
