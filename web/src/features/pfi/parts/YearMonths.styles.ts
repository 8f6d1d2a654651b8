import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';
import { dayOff, dayOffAround } from './day-off.styles';

/** From here on a small month has room for the number of each day. */
const ROOMY = '@container pfi-month (min-width: 140px)';

export const Year = styled.section`
  container: pfi-year / inline-size;
`;

/** Three in a row on a phone, six where the page is wide. */
export const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${vars.space[4]} ${vars.space[3]};

  @container pfi-year (min-width: 480px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @container pfi-year (min-width: 860px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${vars.space[5]};
  }
`;

export const Month = styled.div`
  container: pfi-month / inline-size;
  min-inline-size: 0;
`;

export const Name = styled.div`
  padding-block-end: ${vars.space[1]};
  /* "Septiembre 2026" fits a third of a phone. */
  font-size: 0.75rem;
  font-weight: ${vars.font.weight.medium};
  line-height: ${vars.font.line.tight};
  white-space: nowrap;

  ${ROOMY} {
    font-size: ${vars.font.size.caption};
  }
`;

export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  grid-auto-rows: 18px;
  font-size: 0.6875rem;
  font-variant-numeric: tabular-nums;
  line-height: 1;

  ${ROOMY} {
    grid-auto-rows: 22px;
  }
`;

/** A day on which nothing of the plan stands: a dot, or its number where there is room. */
export const Day = styled.span`
  ${dayOff}
  display: grid;
  place-items: center;
  color: ${vars.color.text.muted};

  > span {
    display: none;
  }
  &::before {
    content: '';
    inline-size: 3px;
    block-size: 3px;
    border-radius: ${vars.radius.full};
    background: ${vars.color.border.control};
  }
  &[data-today]::before {
    inline-size: 7px;
    block-size: 7px;
    background: ${vars.color.border.focus};
  }
  ${ROOMY} {
    > span {
      display: grid;
      place-items: center;
      inline-size: 20px;
      block-size: 20px;
      border-radius: ${vars.radius.full};
    }
    &::before {
      display: none;
    }
    &[data-kind='holiday'] > span {
      /* The stripes leave the number free. */
      inline-size: 16px;
      block-size: 14px;
      background: ${vars.color.bg.page};
      color: ${vars.color.text.default};
    }
    &[data-today] > span {
      /* Underlined: a border says that a day is chosen. */
      color: ${vars.color.text.default};
      font-weight: ${vars.font.weight.bold};
      text-decoration: underline 2px ${vars.color.border.focus};
      text-underline-offset: 3px;
    }
  }
  ${media.forcedColors} {
    &::before {
      background: CanvasText;
    }
  }
`;

/** A day with an activity. A finger finds it around the mark, too; the mark of a neighbour stays its own. */
export const Marked = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: ${vars.color.text.onStrong};
  font: inherit;
  font-weight: ${vars.font.weight.bold};
  cursor: pointer;

  ${dayOffAround}
  &::after {
    content: '';
    position: absolute;
    inset: -6px;
  }
  > span {
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    border-radius: ${vars.radius.full};
    background: ${vars.color.bg.accent.strong};
  }
  &[data-chosen] > span {
    box-shadow: inset 0 0 0 2px ${vars.color.bg.accent.strong};
    background: ${vars.color.bg.surface};
    color: ${vars.color.text.accent};
  }
  &[aria-current] > span,
  &:focus-visible > span {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: 1px;
  }
  ${ROOMY} {
    > span {
      inline-size: 20px;
      block-size: 20px;
    }
    &[data-kind]::before {
      inset: 0;
    }
  }
  ${media.coarse} {
    &::after {
      inset: -13px;
    }
  }
  ${media.forcedColors} {
    > span {
      forced-color-adjust: none;
      background: CanvasText;
      color: Canvas;
    }
    &[data-chosen] > span {
      box-shadow: inset 0 0 0 2px CanvasText;
      background: Canvas;
      color: CanvasText;
    }
  }
`;

/** A day while an activity is dragged that may have it; those of its suggested window are underlined. */
export const Cell = styled.div`
  display: grid;
  min-inline-size: 0;

  > div {
    display: grid;
  }
  &[data-suggested] {
    box-shadow: inset 0 -2px 0 ${vars.color.bg.accent.strong};
  }
  ${media.forcedColors} {
    &[data-suggested] {
      border-block-end: 2px solid CanvasText;
    }
  }
`;
