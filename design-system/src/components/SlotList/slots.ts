import type { Slot } from './SlotList.types';

const UTC = 'UTC';

/** The zone, if the browser knows it. */
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

/** An hour as it is drawn. */
export interface DrawnSlot extends Slot {
  /** "09:00", and which of the two where a clock that is put back shows an hour twice: "01:30 GMT-7". */
  hour: string;
}

/** The hours of one day of the zone. */
export interface SlotDay {
  /** "viernes, 15 de mayo". */
  name: string;
  slots: DrawnSlot[];
}

/** The hours as a clock of the zone shows them, day by day. What is no instant is left out. */
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
