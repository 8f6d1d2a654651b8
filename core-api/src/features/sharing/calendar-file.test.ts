import { assert, array, constantFrom, property } from 'fast-check';
import ICAL from 'ical.js';
import { calendarFile } from './calendar-file';

const EVENT = { uid: 'activity-7@ruta.example.mx', sequence: 0, datetime: '2026-11-24 16:00:00', duration_min: 90 };
/** The text of a file with one event, and what an independent parser reads of it. */
function fileWith(title: string, place = title) {
  const text = calendarFile({
    ...{ sender: 'Ruta <no-reply@ruta.test>', name: place, stamp: '2026-11-20 18:00:00' },
    ...{ url: 'https://ruta.example.mx/agenda', events: [{ ...EVENT, title, place }] },
  });
  const calendar = new ICAL.Component(ICAL.parse(text) as string[]);
  const events = calendar.getAllSubcomponents('vevent');
  return { text, calendar, events, event: new ICAL.Event(events[0]) };
}
/** A text of a calendar knows one line break (RFC 5545, 3.3.11). */
const asRead = (text: string) => text.replaceAll(/\r\n|\r/g, '\n');
/** Every line ends with CRLF, has at most 75 octets, and is text by itself: no character is cut. */
function expectFolded(text: string): void {
  const lines = Buffer.from(text).toString('latin1').split('\r\n');
  expect(lines.filter((line) => line.length > 75 || /[\r\n]/.test(line))).toEqual([]);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (const line of lines) expect(() => decoder.decode(Buffer.from(line, 'latin1'))).not.toThrow();
}
/** What a calendar has, whatever its name is. */
const OF_CALENDAR = ['version', 'prodid', 'method', 'name', 'x-wr-calname'];
/** What an event has, whatever stands in its title. */
const PROPERTIES = ['uid', 'sequence', 'dtstamp', 'dtstart', 'dtend', 'summary', 'location', 'organizer', 'url'].sort();

test.each([
  ['CRLF', 'Taller\r\nBEGIN:VEVENT\r\nSUMMARY:Otro\r\nATTENDEE:mailto:a@b.mx'],
  ['line feeds alone', 'Taller\n\nde lectura\rATTENDEE:mailto:a@b.mx'],
  ['semicolons and commas', 'Taller; «lectura», escritura;; cálculo,,'],
  ['backslashes', String.raw`C:\nuevo\taller\\ \; \, fin\ `.trim()],
  ['colons and quotes', 'SUMMARY:"Taller": \'uno\''],
  ['emoji', `👩🏽‍🏫 ${'📚'.repeat(40)} fin`],
  ['accents over many lines', 'Evaluación en español, ñandú y pingüino; '.repeat(12).trim()],
  ['combining marks', 'é'.normalize('NFD').repeat(120)],
])('SHA-01 T06 a title with %s is folded and read back as it was', (_, title) => {
  const { text, calendar, events, event } = fileWith(title);
  expectFolded(text);
  expect([event.summary, event.location]).toEqual([asRead(title), asRead(title)]);
  expect(calendar.getAllProperties().map(({ name }) => name)).toEqual(OF_CALENDAR);
  expect(
    events.map((one) =>
      one
        .getAllProperties()
        .map(({ name }) => name)
        .sort(),
    ),
  ).toEqual([PROPERTIES]);
});

test('SHA-01 T06 whatever a title is made of, it is folded and read back as it was', () => {
  const parts = [
    ';',
    ',',
    '\\',
    '\\n',
    '\\N',
    ':',
    '"',
    '\r\n',
    '\n',
    '\r',
    ' ',
    '\t',
    'END:VEVENT',
    'a',
    'ñ',
    '📚',
    '👩‍🏫',
  ];
  assert(
    property(array(constantFrom(...parts), { maxLength: 120 }), (some) => {
      const title = `x${some.join('')}x`;
      const { text, events, event } = fileWith(title, 'Biblioteca');
      expectFolded(text);
      expect([events.length, event.summary]).toEqual([1, asRead(title)]);
    }),
  );
});

test('SHA-01 T06 the name of a calendar is one line, and its signs are escaped', () => {
  const { text } = fileWith('Taller', 'Escuela «Juárez», turno; A\\B\r\nMETHOD:REQUEST');
  const name = String.raw`Escuela «Juárez»\, turno\; A\\B METHOD:REQUEST`;
  for (const property of ['NAME', 'X-WR-CALNAME']) expect(text.split('\r\n')).toContain(`${property}:${name}`);
});
