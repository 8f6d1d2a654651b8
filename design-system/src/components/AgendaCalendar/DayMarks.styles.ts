import { styled } from 'styled-components';
import { vars } from '../../tokens';
import { Frame } from '../MonthGrid';
import { notedDay } from './noted-day';

/** Width of the calendar's container from which tiles show text. */
const WIDE = '@container month-grid (min-width: 620px)';

/** What a day is: its name on a wide tile beside the number, so that nothing moves when it comes; else only read. */
export const DayNote = styled.span`
  position: absolute;
  inset-block-start: 9px;
  inset-inline: 38px 30px;
  overflow: hidden;
  font-size: 0.75rem;
  line-height: 1.2;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  clip-path: inset(50%);

  ${WIDE} {
    clip-path: none;
  }
`;

/** Tiles with marks, and with text in a wide container. */
export const AgendaFrame = styled(Frame)`
  --month-row: 60px;

  .react-calendar__month-view__days__day:has(> ${DayNote}) {
    background-image: ${notedDay};
  }

  ${WIDE} {
    .react-calendar__month-view__weekdays__weekday {
      padding-inline: 10px;
      text-align: start;
    }
    .react-calendar__month-view__days {
      /* As high as a full day, so that the rows stay when the items come. */
      grid-auto-rows: minmax(108px, 1fr);
    }
    .react-calendar__month-view__days__day {
      align-items: stretch;
      padding: 4px;
    }
  }
`;

export const Marks = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 2px;
  min-inline-size: 0;
`;

export const Shapes = styled.span`
  display: flex;
  justify-content: center;
  gap: 1px;

  ${WIDE} {
    display: none;
  }
`;

export const Wide = styled.span`
  display: none;

  ${WIDE} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    inline-size: 100%;
  }
`;

export const More = styled.span`
  color: ${vars.color.text.muted};
  font-size: 0.6875rem;
  font-weight: ${vars.font.weight.bold};
  line-height: 1;

  ${WIDE} {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-end: 8px;
    font-size: 0.75rem;
  }
`;
