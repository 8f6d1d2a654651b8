import type { CurrentCycle } from '@ruta/contracts/access/access.schema';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { Locale } from '@ruta/contracts/locale';
import { snackbar } from '@ruta/design-system';
import type { ItemMove, MovePlace } from '@ruta/design-system';
import { formatDayLong, todayIn } from '../../lib/dates';
import type { TranslateOf } from '../../lib/i18n';
import { mayMove } from '../../shared/moving/movers';
import type { MovedTo } from '../../shared/moving/movers';
import { subjectOf } from './agenda-items';
import type { placeTexts } from './agenda-place.texts';
import type { agendaTexts } from './agenda.texts';
import { dayRefusal } from './day-refusal';
import type { Moving } from './moving';

interface MoveFacts {
  activities: readonly AgendaActivity[];
  moving: Moving | null;
  onMoving: (moving: Moving | null) => void;
  /** True for a grid of hours. */
  hasHours: boolean;
  cycle: CurrentCycle | null;
  /** What the server's clock is ahead of this device, in ms. */
  clockOffset: number;
  locale: Locale;
  /** Why nothing moves without a connection. */
  offline: string;
  t: TranslateOf<typeof agendaTexts>;
  place: TranslateOf<typeof placeTexts>;
}

/**
 * What a calendar needs to move the items of an agenda (AGE-06). Nothing changes here: an item that was put somewhere
 * opens the form; where it may not be, a sentence says why.
 */
export function moveOf(facts: MoveFacts): ItemMove {
  const { activities, moving, onMoving, hasHours, cycle, clockOffset, locale, offline, t, place } = facts;
  const itemOf = (id: string) =>
    activities.find((item) => String(item.id) === id) ?? (String(moving?.item.id) === id ? moving?.item : undefined);

  const refusalOf = (id: string, at: MovePlace): string | null => {
    const item = itemOf(id);
    if (item === undefined) return null;
    const { date } = momentOf(item, at);
    if (!navigator.onLine) return offline;
    const today = todayIn(item.school.timezone, new Date(Date.now() + clockOffset));
    return dayRefusal(date, { today, cycle, t: place });
  };

  return {
    mayMove: (id) => {
      const item = itemOf(id);
      return item !== undefined && mayMove(item);
    },
    refusalOf,
    onMove: (id, at) => {
      const item = itemOf(id);
      if (item === undefined) return;
      const to = momentOf(item, at);
      const isSame = to.date === item.date && to.time === item.time;
      const reason = isSame ? place('same') : refusalOf(id, at);
      if (reason === null) onMoving({ step: 'form', item, to });
      else snackbar.show({ message: place('move.not', { reason }), tone: 'warning' });
    },
    carried: moving?.step === 'carrying' ? { id: String(moving.item.id), from: moving.from } : null,
    onGiveUp: () => onMoving(null),
    labels: {
      at: (id, at) => {
        const item = itemOf(id);
        if (item === undefined) return '';
        const { date, time } = momentOf(item, at);
        return place('at', { item: subjectOf(item, t), day: formatDayLong(date, locale), time });
      },
      keys: place(hasHours ? 'keys.hours' : 'keys.month'),
    },
  };
}

/** In a month an item keeps its hour. */
const momentOf = (item: AgendaActivity, { day, time }: MovePlace): MovedTo => ({ date: day, time: time ?? item.time });
