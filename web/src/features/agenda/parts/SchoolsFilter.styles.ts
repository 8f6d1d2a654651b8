import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** One line at every width, which scrolls by itself: the calendar below does not move when the schools come. */
export const FilterRow = styled.div`
  /* The hidden inputs of the boxes are placed by it, so that those out of sight do not widen the page. */
  position: relative;
  display: flex;
  gap: ${vars.space[4]};
  align-items: center;
  box-sizing: border-box;
  block-size: calc(${vars.size.touch} + ${vars.space[2]});
  padding: ${vars.space[1]};
  margin: calc(-1 * ${vars.space[1]});
  overflow-x: auto;
  overflow-y: hidden;
  > * {
    flex: none;
  }
  [data-orientation='horizontal'] {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`;
