import { useId } from 'react';
import type { AgendaKind, AgendaMoment } from '../AgendaCalendar';
import { EventShape, momentIcons } from '../AgendaCalendar/EventMark';
import { Icon } from '../Icon';
import { Entries, Entry, Legend, LegendTitle, MomentMark, Swatch } from './AgendaLegend.styles';

export interface AgendaLegendProps {
  /** Heading of the colours. */
  kindsTitle: string;
  /** Label of each colour. */
  kinds: Record<AgendaKind, string>;
  /** Heading of the icons. */
  momentsTitle: string;
  /** Label of each icon. */
  moments: Record<AgendaMoment, string>;
}

const kindOrder: readonly (readonly [AgendaKind, AgendaMoment])[] = [
  ['pending', 'upcoming'],
  ['outdated', 'past'],
  ['taken', 'completed'],
  ['visit', 'upcoming'],
];
const momentOrder: readonly AgendaMoment[] = ['completed', 'upcoming', 'past'];

/** Legend of the agenda's colours and icons, for a dialog or popover. */
export function AgendaLegend({ kindsTitle, kinds, momentsTitle, moments }: AgendaLegendProps) {
  const id = useId();
  return (
    <Legend>
      <div>
        <LegendTitle id={`${id}-kinds`}>{kindsTitle}</LegendTitle>
        <Entries role="list" aria-labelledby={`${id}-kinds`}>
          {kindOrder.map(([kind, moment]) => (
            <Entry key={kind} data-kind={kind}>
              <Swatch>
                <EventShape kind={kind} moment={moment} />
              </Swatch>
              {kinds[kind]}
            </Entry>
          ))}
        </Entries>
      </div>
      <div>
        <LegendTitle id={`${id}-moments`}>{momentsTitle}</LegendTitle>
        <Entries role="list" aria-labelledby={`${id}-moments`}>
          {momentOrder.map((moment) => (
            <Entry key={moment} data-moment={moment}>
              <MomentMark>
                <Icon name={momentIcons[moment]} />
              </MomentMark>
              {moments[moment]}
            </Entry>
          ))}
        </Entries>
      </div>
    </Legend>
  );
}
