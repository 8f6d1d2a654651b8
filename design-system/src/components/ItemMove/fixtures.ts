import { useState } from 'react';
import type { AgendaEvent } from '../AgendaCalendar';
import type { ItemMove, MovePlace } from './ItemMove.types';

interface Words {
  language: 'es' | 'en';
  today: string;
}

const WORDS = {
  es: { past: 'Ese día ya pasó.', keys: 'Flechas: mover. Enter: poner. Escape: dejar de mover.', locale: 'es-MX' },
  en: { past: 'That day has passed.', keys: 'Arrows: move. Enter: put. Escape: stop moving.', locale: 'en-US' },
} as const;

/** Items that really move, for stories and tests. Overdue ones may be moved, finished ones may not; no day before today. */
export function useMoves<Item extends AgendaEvent>(items: readonly Item[], { language, today }: Words) {
  const [moved, setMoved] = useState(items);
  const [carried, setCarried] = useState<ItemMove['carried']>(null);
  const { past, keys, locale } = WORDS[language];
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const itemOf = (id: string) => moved.find((item) => item.id === id);
  const refusalOf = (_: string, { day }: MovePlace) => (day < today ? past : null);
  const move: ItemMove = {
    mayMove: (id) => itemOf(id)?.isCompleted === false,
    refusalOf,
    onMove: (id, place) => {
      if (refusalOf(id, place) !== null) return;
      setCarried(null);
      setMoved((before) =>
        before.map((item) =>
          item.id === id ? { ...item, day: place.day, ...(place.time !== null && { time: place.time }) } : item,
        ),
      );
    },
    carried,
    onGiveUp: () => setCarried(null),
    labels: {
      at: (id, { day, time }) =>
        [itemOf(id)?.title, format.format(new Date(`${day}T00:00Z`)), time ?? itemOf(id)?.time]
          .filter(Boolean)
          .join(', '),
      keys,
    },
  };
  return {
    items: moved,
    move,
    carry: (id: string) => {
      const item = itemOf(id);
      if (item) setCarried({ id, from: { day: item.day, time: item.time ?? null } });
    },
  };
}
