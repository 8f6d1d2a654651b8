import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { AgendaArea, AgendaShown } from '../agenda.calls';
import { AgendaItemCard } from './AgendaItemCard';
import { CreateCard } from './CreateCard';
import { CreateInSchool } from './CreateInSchool';

/** What was pressed in the calendar, an item or a place, and the element beside which its card opens. */
export type Pressed =
  | { what: 'item'; id: string; mark: Element }
  | { what: 'place'; place: { day: string; time: string | null }; mark: Element };

interface AgendaCardsProps {
  pressed: Pressed;
  area: AgendaArea;
  data: AgendaShown | undefined;
  /** Null for an agenda of several schools. */
  schoolId: string | null;
  /** Begins to move an item; undefined where nothing is moved. */
  onMove: ((item: AgendaActivity) => void) | undefined;
  onClose: () => void;
}

/** The card of what was pressed. */
export function AgendaCards({ pressed, data, area, schoolId, onMove, onClose }: AgendaCardsProps) {
  if (data === undefined) return null;
  const { mark } = pressed;
  if (pressed.what === 'place') {
    const { place } = pressed;
    if ('schools' in data) return <CreateInSchool area={area} data={data} place={place} onClose={onClose} />;
    return <CreateCard area={area} data={data} schoolId={schoolId ?? ''} place={place} mark={mark} onClose={onClose} />;
  }
  const item = data.activities.find(({ id }) => String(id) === pressed.id);
  return item && <AgendaItemCard key={item.id} area={area} item={item} mark={mark} onMove={onMove} onClose={onClose} />;
}
