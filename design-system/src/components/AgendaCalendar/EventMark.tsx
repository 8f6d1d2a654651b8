import type { ReactNode } from 'react';
import type { IconName } from '../Icon';
import { Chip, ChipTitle, Glyph, ShapeMark } from './EventMark.styles';
import { MomentIcon } from './MomentIcon';
import { OriginMark } from './OriginMark';
import type { AgendaEvent, AgendaKind, AgendaMoment } from './AgendaCalendar.types';

/** Icon of each moment. */
export const momentIcons: Record<AgendaMoment, IconName> = {
  completed: 'checkCircle',
  upcoming: 'today',
  past: 'warning',
};

interface EventMarkProps {
  kind: AgendaKind;
  moment: AgendaMoment;
}

const square = <rect x="1" y="1" width="12" height="12" rx="3" />;
const circle = <circle cx="7" cy="7" r="6.25" />;
const triangle = <path d="M7 1 13.4 12.4a.6.6 0 0 1-.5.9H1.1a.6.6 0 0 1-.5-.9Z" strokeLinejoin="round" />;

const glyphs: Record<AgendaMoment, ReactNode> = {
  completed: <path d="m4.2 7.3 2 2 3.7-4.1" />,
  upcoming: <path d="M7 4.1v3.2l2 1.3" />,
  past: <path d="M7 5.2v3M7 10.6v.01" />,
};

/**
 * Small mark: a square for a visit, a triangle for an outdated item, otherwise a circle, with the moment's icon inside.
 */
export function EventShape({ kind, moment }: EventMarkProps) {
  return (
    <ShapeMark data-kind={kind} viewBox="0 0 14 14" aria-hidden="true">
      {kind === 'visit' ? square : moment === 'past' ? triangle : circle}
      <Glyph>{glyphs[moment]}</Glyph>
    </ShapeMark>
  );
}

interface EventChipProps {
  event: Pick<AgendaEvent, 'id' | 'kind' | 'time' | 'title' | 'origin'>;
  moment: AgendaMoment;
  /** Whether the title may take two lines. */
  isTall: boolean;
}

/** Large mark: kind as colour, moment as icon, hour and title. */
export function EventChip({ event: { id, kind, time, title, origin }, moment, isTall }: EventChipProps) {
  return (
    <Chip data-tall={isTall || undefined} data-event={id} data-kind={kind} data-moment={moment}>
      <MomentIcon moment={moment} />
      <ChipTitle>
        {origin === undefined ? null : (
          <>
            <OriginMark origin={origin} />{' '}
          </>
        )}
        {time === undefined ? title : `${time} ${title}`}
      </ChipTitle>
    </Chip>
  );
}
