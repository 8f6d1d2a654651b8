import { inLine } from '@ruta/contracts/kit/letter';
import ical, { ICalCalendarMethod, ICalEvent, ICalEventStatus } from 'ical-generator';
import { fromUtc } from '../../time/clock';
import type { EventStatus } from './sharing.tables';

/** An event of a calendar file. `datetime` is a UTC instant. */
export interface CalendarEvent {
  uid: string;
  sequence: number;
  title: string;
  datetime: string;
  duration_min: number;
  place: string;
  /** Where it is in Ruta; by default the address of the file. */
  url?: string;
  /** When it last changed, UTC; by default when the file was made. */
  stamp?: string;
  /** Whether it takes place; named only in files that change what is in a calendar. */
  status?: EventStatus;
}

const STATUS = { confirmed: ICalEventStatus.CONFIRMED, cancelled: ICalEventStatus.CANCELLED } as const;

interface CalendarFile {
  /** The sender of the letters, `Ruta <no-reply@example.org>`. */
  sender: string;
  name: string;
  /** When it was shared, UTC: the same file is always the same text. */
  stamp: string;
  url: string;
  events: readonly CalendarEvent[];
  /** After how many seconds a calendar should read it again. */
  ttl?: number;
}

/**
 * A calendar to be imported (RFC 5545): one event each, instants in UTC, METHOD PUBLISH without attendees, so that no
 * calendar asks for a reply. Lines end with CRLF and are folded at 75 octets.
 */
export function calendarFile({ sender, name, stamp, url, events, ttl }: CalendarFile): string {
  const calendar = ical({
    ...{ name: nameInFile(name), method: ICalCalendarMethod.PUBLISH },
    prodId: { company: 'Ruta', product: 'Ruta' },
  });
  if (ttl !== undefined) calendar.ttl(ttl);
  const organizer = organizerOf(sender);
  const texts = events.map(({ uid, sequence, title, datetime, duration_min, place, ...own }) => {
    const start = fromUtc(datetime);
    const end = new Date(start.getTime() + duration_min * 60_000);
    const facts = {
      ...{ id: uid, sequence, stamp: fromUtc(own.stamp ?? stamp), start, end },
      ...{ summary: title, location: place, url: own.url ?? url, organizer },
      ...(own.status && { status: STATUS[own.status] }),
    };
    return folded(new ICalEvent(facts, calendar).toString());
  });
  return calendar.toString().replace(LAST_LINE, () => `${texts.join('')}${LAST_LINE}`);
}

/** The library escapes the texts of events, but writes the name of a calendar as it is (RFC 5545, 3.3.11). */
const nameInFile = (name: string): string => inLine(name).replaceAll(/[\\;,]/g, String.raw`\$&`);

const LAST_LINE = 'END:VCALENDAR';
/** Octets of a line without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * Folds long lines between characters. The library folds a whole calendar, but encodes each character by itself, which
 * blocks the server for 100 ms where there are 400 events.
 */
const folded = (text: string): string =>
  text
    .split('\r\n')
    .map((line) => (Buffer.byteLength(line) <= LINE_OCTETS ? line : foldedLine(line)))
    .join('\r\n');

function foldedLine(line: string): string {
  let octets = 0;
  return Array.from(line, (character) => {
    const size = Buffer.byteLength(character);
    const isFull = octets + size > LINE_OCTETS;
    // A folded line begins with a space.
    octets = isFull ? 1 + size : octets + size;
    return isFull ? `\r\n ${character}` : character;
  }).join('');
}

/** The same as a mail carries it. */
export const calendarAttachment = (file: CalendarFile) => ({
  filename: 'agenda.ics',
  content: Buffer.from(calendarFile(file)),
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
});

function organizerOf(sender: string): { name: string; email: string } {
  const [, name = '', email = sender] = /^\s*"?(.*?)"?\s*<([^>]+)>\s*$/.exec(sender) ?? [];
  return { name: name === '' ? 'Ruta' : name, email };
}

/** The id of an activity in calendars: that of the school’s file, or of one person’s letter. */
export const uidOf = (activity: number, host: string, person?: number): string =>
  `activity-${activity}${person === undefined ? '' : `-${person}`}@${host}`;
