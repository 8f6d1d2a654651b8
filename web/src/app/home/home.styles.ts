import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** What to do, and beside it what happened; below each other where there is no room. */
export const Columns = styled.div`
  display: grid;
  gap: ${vars.space[6]};
  align-items: start;
  min-inline-size: 0;
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) clamp(18rem, 28%, 24rem);
  }
`;

/** A list over its full width, and the button that belongs to it. */
export const WithButton = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  justify-items: start;
  min-inline-size: 0;
  > :first-child {
    inline-size: 100%;
  }
`;

/** The duties of a group. */
export const Duties = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A duty: sign, words, and its one button, below the words where they need the width. */
export const Duty = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${vars.space[1]} ${vars.space[3]};
  align-items: center;
  padding-block: ${vars.space[3]};
  & + & {
    border-block-start: 1px solid ${vars.color.border.default};
  }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

export const DutyWords = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
