import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

export const Steps = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A step: sign, words, and its one button, below the words where they need the width. */
export const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${vars.space[1]} ${vars.space[3]};
  align-items: center;
  padding-block: ${vars.space[3]};
  > :first-child {
    align-self: start;
  }
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

export const StepWords = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const MissingCatalogues = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  padding-block-start: ${vars.space[2]};
  list-style: none;
`;
