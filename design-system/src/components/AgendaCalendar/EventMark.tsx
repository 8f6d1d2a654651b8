import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { Chip, ChipTitle, Glyph, ShapeMark } from './EventMark.styles';
import type { AgendaKind, AgendaMoment } from './AgendaCalendar.types';

/** The icon of each moment. */
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

/** The mark for little room: a visit is a square, what is late a triangle, the rest circles; the sign inside says when. */
export function EventShape({ kind, moment }: EventMarkProps) {
  return (
    <ShapeMark data-kind={kind} viewBox="0 0 14 14" aria-hidden="true">
      {kind === 'visit' ? square : moment === 'past' ? triangle : circle}
      <Glyph>{glyphs[moment]}</Glyph>
    </ShapeMark>
  );
}

/** The mark where there is room: colour of the kind, icon of the moment, a few words. */
export function EventChip({ kind, moment, title }: EventMarkProps & { title: string }) {
  return (
    <Chip data-kind={kind} data-moment={moment}>
      <Icon name={momentIcons[moment]} size="S" />
      <ChipTitle>{title}</ChipTitle>
    </Chip>
  );
}
