import { useDeferredValue, useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { LateMoveLayer } from '../ItemMove';
import { minuteOf } from '../ItemMove/hours';
import { LoadingLine } from '../LoadingLine';
import { VisuallyHidden } from '../VisuallyHidden';
import { hoursOf, placedOf, shownMinutes, timeOf } from './lanes';
import type { Placed } from './lanes';
import { Cells, Corner, DayHead, DayNumber, Frame, HeadRow, Hour, NowLine, Row } from './TimeGrid.styles';
import { EventBlock, WholeDayBlock } from './EventBlock';
import type { TimeGridProps } from './TimeGrid.types';
import { useTimeGrid } from './use-time-grid';

/** A day or a week as a grid of hours: items lie where they happen, as long as they last, side by side. */
export function TimeGrid(props: TimeGridProps) {
  const { titledBy, days, today, now, selectedDay, events, notes, labels, isLoading = false } = props;
  const { onOpenEvent, onPressCell, onOpenDay, onStep, move } = props;
  const { locale } = useLocale();
  // Hours first, their items in a commit of their own: a new grid is laid out in two tasks.
  const isDrawn = useDeferredValue(true, false);
  const weekday = useMemo(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }), [locale]);
  const shown = useMemo(() => events.filter(({ day }) => days.includes(day)), [events, days]);
  const byDay = useMemo(
    () => new Map(days.map((day) => [day, placedOf(shown.filter((event) => event.day === day))])),
    [shown, days],
  );
  const wholeDay = shown.filter(({ time }) => time === undefined);
  const hours = hoursOf(shown);
  const rows = [...(wholeDay.length > 0 ? [null] : []), ...hours.map(timeOf)];
  const { frame, tabStop, cellKey, onKeyDown, onFocusCell } = useTimeGrid({
    days,
    rows,
    today,
    now,
    selectedDay,
    isLoading,
    onStep,
    onPressCell,
  });
  const isNow = (day: string, time: string) => day === today && now?.slice(0, 2) === time.slice(0, 2);

  const cellProps = (day: string, time: string | null, count: number) => ({
    role: 'gridcell' as const,
    tabIndex: tabStop.day === day && tabStop.time === time ? 0 : -1,
    'aria-label': labels.cellName(day, time, count),
    'data-cell': cellKey({ day, time }),
    'data-day': day,
    'data-time': time ?? undefined,
    'data-today': day === today || undefined,
    'data-noted': notes?.[day] === undefined ? undefined : true,
    'data-pressable': onPressCell !== undefined || undefined,
    onFocus: () => onFocusCell({ day, time }),
    onClick: (event: { target: EventTarget; currentTarget: Element }) => {
      const isItem = (event.target as Element).closest('[data-event]') !== null;
      if (!isItem) onPressCell?.({ day, time }, event.currentTarget);
    },
  });
  const startingAt = (day: string, time: string): Placed[] =>
    (byDay.get(day) ?? []).filter(({ start }) => Math.floor(start / 60) === Math.floor(minuteOf(time) / 60));

  return (
    <Frame ref={frame} onKeyDown={onKeyDown}>
      {isLoading ? <LoadingLine /> : null}
      <Cells role="grid" aria-labelledby={titledBy} aria-busy={isLoading} $days={days.length}>
        <HeadRow role="row" data-head>
          <Corner role="columnheader">
            <VisuallyHidden>{labels.hours}</VisuallyHidden>
          </Corner>
          {days.map((day) => (
            <DayHead
              key={day}
              role="columnheader"
              aria-label={[labels.dayName(day), notes?.[day]].filter(Boolean).join(', ')}
              title={notes?.[day]}
              data-noted={notes?.[day] === undefined ? undefined : true}
              aria-current={day === today ? 'date' : undefined}
              data-pressable={onOpenDay !== undefined || undefined}
              onClick={onOpenDay && (() => onOpenDay(day))}
            >
              <span>{weekday.format(new Date(`${day}T00:00Z`))}</span>
              <DayNumber data-today={day === today || undefined}>{Number(day.slice(8))}</DayNumber>
            </DayHead>
          ))}
        </HeadRow>
        {rows.map((time) => (
          <Row key={time ?? 'all'} role="row" data-whole={time === null || undefined}>
            <Hour role="rowheader">{time ?? labels.allDay}</Hour>
            {days.map((day, column) => {
              // Keys are positions: when the days change, React updates the elements instead of replacing them.
              if (time === null) {
                const here = wholeDay.filter((event) => event.day === day);
                return (
                  <div key={column} {...cellProps(day, null, here.length)}>
                    {here.map((event) => (
                      <WholeDayBlock key={event.id} event={event} today={today} onOpen={onOpenEvent} />
                    ))}
                  </div>
                );
              }
              const here = startingAt(day, time);
              return (
                <div key={column} {...cellProps(day, time, here.length)}>
                  {(isDrawn ? here : []).map((placed, at) => (
                    <EventBlock
                      key={at}
                      placed={placed}
                      lanesWithIcon={days.length === 1 ? 3 : 1}
                      today={today}
                      onOpen={onOpenEvent}
                    />
                  ))}
                  {isNow(day, time) && (
                    <NowLine aria-hidden="true" style={{ insetBlockStart: `${(minuteOf(now ?? time) % 60) / 0.6}%` }} />
                  )}
                </div>
              );
            })}
          </Row>
        ))}
      </Cells>
      <LateMoveLayer
        move={move}
        minutesOf={(id) => shownMinutes(events.find((event) => event.id === id) ?? { minutes: 60 })}
        hours={{ first: (hours[0] ?? 0) * 60, last: (hours.at(-1) ?? 23) * 60 + 45 }}
        isShown={(day) => days.includes(day)}
        onShow={isLoading ? undefined : (day) => onStep(day < (days[0] ?? '') ? -1 : 1)}
      />
    </Frame>
  );
}
