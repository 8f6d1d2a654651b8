import { styled } from 'styled-components';
import { vars } from '../../tokens';

export const CalendarSection = styled.section`
  display: grid;
  gap: ${vars.space[3]};
  min-inline-size: 0;
  font-family: ${vars.font.family};
  color: ${vars.color.text.default};
`;

export const Header = styled.div`
  container: agenda-frame / inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};
`;

export const Group = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[1]};

  @container agenda-frame (max-width: 619.98px) {
    &[data-part='month'] {
      flex: 1 1 100%;
      justify-content: space-between;
    }
    &[data-part='tools'] {
      flex: 1 1 100%;
      flex-wrap: wrap;

      /* Aligns the quiet button's text with the content below; the last element has its own edge. */
      > :first-child:not(:last-child) {
        margin-inline-start: calc(-1 * ${vars.space[3]});
      }
      > :nth-last-child(2) {
        margin-inline-end: auto;
      }
    }
  }
`;

export const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
`;

export const MonthTitle = styled.h2`
  margin: 0;
  min-inline-size: 9.5em;
  font-size: ${vars.font.size.title};
  font-weight: ${vars.font.weight.bold};
  line-height: ${vars.font.line.tight};

  &::first-letter {
    text-transform: uppercase;
  }

  @container agenda-frame (max-width: 619.98px) {
    min-inline-size: 0;
  }
`;
