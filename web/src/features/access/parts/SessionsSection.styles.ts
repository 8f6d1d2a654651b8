import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Icon, description and button of a session; on phones the button is below. */
export const SessionLine = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space[3]} ${vars.space[4]};
  padding: ${vars.space[4]};
  color: ${vars.color.text.default};
  overflow-wrap: anywhere;
  & + & {
    border-block-start: 1px solid ${vars.color.border.default};
  }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
