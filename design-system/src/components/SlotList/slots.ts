import type { Slot } from './SlotList.types';

const UTC = 'UTC';

/** The time zone, or UTC if the browser does not know it. */
function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return UTC;
  }
}

const dateOf = (startAt: string): Date =>
  new Date(`${startAt.trim().replace(' ', 'T')}${/(Z|[+-]\d\d:?\d\d)$/i.test(startAt.trim()) ? '' : 'Z'}`);

/** A slot with its texts. */
export interface DrawnSlot extends Slot {
  /** "09:00"; with the offset when a clock change repeats the hour: "01:30 GMT-7". */
  hour: string;
}

/** Slots of a day in the time zone. */
export interface SlotDay {
  /** "viernes, 15 de mayo". */
  name: string;
  slots: DrawnSlot[];
}

/** Slots grouped by day in the time zone. Invalid instants are dropped. */
export function slotDays(slots: readonly Slot[], timeZone: string, locale: string): SlotDay[] {
  const zone = { timeZone: knownZone(timeZone) };
  const day = new Intl.DateTimeFormat(locale, { ...zone, weekday: 'long', day: 'numeric', month: 'long' });
  const clock = { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const hour = new Intl.DateTimeFormat(locale, clock);
  const hourAndOffset = new Intl.DateTimeFormat(locale, { ...clock, timeZoneName: 'shortOffset' });

  const days = new Map<string, { slot: Slot; at: Date }[]>();
  for (const slot of slots) {
    const at = dateOf(slot.startAt);
    if (Number.isNaN(at.getTime())) continue;
    const name = day.format(at);
    days.set(name, [...(days.get(name) ?? []), { slot, at }]);
  }
  return [...days].map(([name, ofDay]) => {
    const hours = ofDay.map(({ at }) => hour.format(at));
    const isTwice = (text: string) => hours.indexOf(text) !== hours.lastIndexOf(text);
    return {
      name,
      slots: ofDay.map(({ slot, at }, index) => {
        const text = hours[index] ?? '';
        return { ...slot, hour: isTwice(text) ? hourAndOffset.format(at) : text };
      }),
    };
  });
}
