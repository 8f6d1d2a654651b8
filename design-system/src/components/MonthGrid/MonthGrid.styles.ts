import { styled } from 'styled-components';
import { media, vars } from '../../tokens';

// Descendant selectors, because react-calendar's elements accept neither classes nor styles.
export const Frame = styled.div`
  position: relative;
  container: month-grid / inline-size;
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
  overflow: clip;

  .react-calendar__month-view__weekdays {
    font-size: ${vars.font.size.caption};
    line-height: 1;
    color: ${vars.color.text.muted};
    text-align: center;
  }
  .react-calendar__month-view__weekdays__weekday {
    padding-block: ${vars.space[2]};
  }
  .react-calendar__month-view__weekdays abbr {
    text-decoration: none;
  }

  .react-calendar__month-view__days {
    display: grid !important; /* overrides the library's inline flex */
    grid-template-columns: repeat(7, minmax(0, 1fr));
    grid-auto-rows: minmax(var(--month-row, 48px), 1fr);
    border-block-start: 1px solid ${vars.color.border.default};
    gap: 1px;
    background: ${vars.color.border.default};
  }
  .react-calendar__month-view__days__day {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 2px;
    padding: 4px 1px 2px;
    border: 0;
    background: ${vars.color.bg.surface};
    color: ${vars.color.text.default};
    font: inherit;
    cursor: pointer;
    transition: background ${vars.motion.fast} ${vars.motion.easing};
  }
  .react-calendar__month-view__days__day > abbr {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    border-radius: ${vars.radius.full};
    font-size: ${vars.font.size.label};
    font-variant-numeric: tabular-nums;
    line-height: 1;
    text-decoration: none;
  }
  .react-calendar__month-view__days__day--neighboringMonth {
    background: ${vars.color.bg.inset};
    color: ${vars.color.text.muted};
  }
  .react-calendar__month-view__days__day:hover {
    background: ${vars.color.bg.hover};
  }
  .react-calendar__month-view__days__day[aria-selected='true'] {
    background: ${vars.color.bg.selected};
    box-shadow: inset 0 0 0 2px ${vars.color.bg.accent.strong};
  }
  .react-calendar__month-view__days__day[aria-selected='true'] > abbr {
    font-weight: ${vars.font.weight.bold};
    color: ${vars.color.text.accent};
  }
  .react-calendar__month-view__days__day[aria-current='date'] > abbr {
    background: ${vars.color.bg.accent.strong};
    color: ${vars.color.text.onStrong};
    font-weight: ${vars.font.weight.bold};
  }
  .react-calendar__month-view__days__day[aria-disabled='true'] {
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
  .react-calendar__month-view__days__day[aria-disabled='true']:hover {
    background: ${vars.color.bg.surface};
  }
  .react-calendar__month-view__days__day[data-unavailable] > abbr {
    text-decoration: line-through;
  }
  .react-calendar__month-view__days__day:focus-visible {
    outline: 3px solid ${vars.color.border.focus};
    outline-offset: -3px;
    z-index: 1;
  }

  ${media.forcedColors} {
    .react-calendar__month-view__days__day[aria-disabled='true'] {
      color: GrayText;
    }
    .react-calendar__month-view__days__day[aria-selected='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    .react-calendar__month-view__days__day[aria-current='date'] > abbr {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** The grid in the accessibility tree; it owns the tiles below. */
export const OwnedGrid = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;
