import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** A row with an address, its link and the copy button. */
export const LinkRows = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[2]};
    min-inline-size: 0;
    padding-block-end: ${vars.space[2]};
    border-block-end: 1px solid ${vars.color.border.default};
  }
`;
