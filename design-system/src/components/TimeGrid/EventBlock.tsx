import { momentOf } from '../AgendaCalendar';
import { MomentIcon } from '../AgendaCalendar/MomentIcon';
import { OriginMark } from '../AgendaCalendar/OriginMark';
import type { Placed } from './lanes';
import { Block, BlockTime, BlockTitle } from './TimeGrid.styles';
import type { TimeGridEvent } from './TimeGrid.types';

interface Opening {
  /** Today in the zone of the grid. */
  today: string;
  onOpen: (id: string, mark: Element) => void;
}

interface EventBlockProps extends Opening {
  placed: Placed;
  /** How many items side by side still have room for their icons. */
  lanesWithIcon: number;
}

/** Of more items side by side, words are cut at the end of one line instead of within. */
const NARROW_FROM = 2;

/** A timed item, from its minute for its length, in its lane. Reached from its cell by Enter. */
export function EventBlock({ placed, lanesWithIcon, today, onOpen }: EventBlockProps) {
  const { event, start, end, lane, lanes } = placed;
  const minutes = end - start;
  return (
    <Block
      type="button"
      aria-label={nameOf(event)}
      tabIndex={-1}
      data-event={event.id}
      data-kind={event.kind}
      data-moment={momentOf(event, today)}
      data-short={minutes < 45 || undefined}
      data-narrow={lanes > NARROW_FROM || undefined}
      onClick={({ currentTarget }) => onOpen(event.id, currentTarget)}
      style={{
        insetBlockStart: `${((start % 60) / 60) * 100}%`,
        blockSize: `calc(var(--hour) * ${minutes / 60} - 2px)`,
        insetInlineStart: `calc(${(lane / lanes) * 100}% + 1px)`,
        inlineSize: `calc(${100 / lanes}% - 3px)`,
      }}
    >
      <Words event={event} today={today} hasIcon={lanes <= lanesWithIcon} />
    </Block>
  );
}

/** An item without an hour. */
export function WholeDayBlock({ event, today, onOpen }: Opening & { event: TimeGridEvent }) {
  return (
    <Block
      type="button"
      aria-label={nameOf(event)}
      tabIndex={-1}
      data-event={event.id}
      data-kind={event.kind}
      data-moment={momentOf(event, today)}
      data-short
      data-whole
      onClick={({ currentTarget }) => onOpen(event.id, currentTarget)}
    >
      <Words event={event} today={today} hasIcon />
    </Block>
  );
}

interface WordsProps {
  event: TimeGridEvent;
  today: string;
  /** Without it, the colour of the edge tells the kind. */
  hasIcon: boolean;
}

function Words({ event, today, hasIcon }: WordsProps) {
  return (
    <>
      {hasIcon && <MomentIcon moment={momentOf(event, today)} />}
      {event.origin === undefined ? null : <OriginMark origin={event.origin} />}{' '}
      {event.time === undefined ? null : <BlockTime>{event.time}</BlockTime>} <BlockTitle>{event.title}</BlockTitle>
    </>
  );
}

/** What the block shows, and its status. As an attribute, because elements out of sight cost as much as others. */
const nameOf = ({ origin, time, title, statusLabel }: TimeGridEvent) =>
  `${[origin?.code, time, title].filter((part) => part !== undefined).join(' ')}, ${statusLabel}`;
