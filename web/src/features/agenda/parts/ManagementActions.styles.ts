import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** The list of duties, and the duties of a kind in it. */
export const Actions = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: ${vars.space[2]};
    align-items: baseline;
    ${media.coarse} {
      min-block-size: ${vars.size.touch};
      > a {
        display: inline-flex;
        align-items: center;
        min-block-size: inherit;
      }
    }
  }
`;

/** A count that opens its list; a quiet button reaches beyond its own box. */
export const Several = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  justify-items: start;
  padding-inline-start: ${vars.space[2]};
`;
