import ICAL from 'ical.js';
import { testServer, type TestServer } from '../../testing/server';
import { attachedTo, following, type Following } from './following.testing';

let server: TestServer;
let follow: Following;
beforeAll(async () => {
  server = await testServer();
  follow = await following(server);
});
afterAll(async () => {
  await follow.close();
  await server.stop();
});

const CANCUN = 'America/Cancun';
const TIJUANA = 'America/Tijuana';
const JUAREZ = 'America/Ciudad_Juarez';
/** The wall clock of a zone at an instant, by the tables of the machine. */
const wallClock = (timeZone: string, instant: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);

/** Shares what a school does at nine on some days. The days and hours of the letter's file, and the file of who shares. */
async function sharedAt(timezone: string, days: readonly string[]) {
  const at = await follow.place({ timezone });
  const activities: number[] = [];
  for (const date of days) {
    const { body } = await at.theirs.post('/schools/agenda').send({
      ...{ school_id: at.school, title: `Taller del ${date}`, description: '', date, time: '09:00' },
      ...{ duration_min: 90, place: 'Biblioteca', levels: [], roles: ['PROF'] },
    });
    activities.push((body.data as { id: number }).id);
  }
  const range = { start_at: days[0], end_at: days.at(-1) };
  const form = { ...follow.form(at.school, activities, [at.teacher]), ...range };
  const { body } = await at.theirs.post('/schools/share-agenda').send(form).expect(201);
  await follow.relay.run();
  const [mail] = follow.sink.taken.splice(0);
  const own = await at.theirs.get(`/schools/share-agenda/${body.data.id}/ics`).expect(200);
  return {
    letter: hoursOf((mail && attachedTo(mail)) ?? '', timezone),
    own: hoursOf(own.text, timezone),
    text: mail?.text,
  };
}

/** The instants of a file, and what a clock of the school shows then, from start to end. */
function hoursOf(text: string, timezone: string) {
  return new ICAL.Component(ICAL.parse(text) as string[]).getAllSubcomponents('vevent').map((part) => {
    const { startDate, endDate } = new ICAL.Event(part);
    const [start, end] = [startDate.toJSDate(), endDate.toJSDate()];
    return [start.toISOString(), wallClock(timezone, start), wallClock(timezone, end)];
  });
}

// Tijuana and Ciudad Juárez change with the United States, on 1 November 2026 and on 14 March 2027; Cancún never does.
test.each([
  [CANCUN, '2026-10-20', ['2026-10-30', '2026-11-02'], ['14:00', '14:00']],
  [CANCUN, '2027-03-01', ['2027-03-12', '2027-03-15'], ['14:00', '14:00']],
  [TIJUANA, '2026-10-20', ['2026-10-30', '2026-11-02'], ['16:00', '17:00']],
  [TIJUANA, '2027-03-01', ['2027-03-12', '2027-03-15'], ['17:00', '16:00']],
  [JUAREZ, '2026-10-20', ['2026-10-30', '2026-11-02'], ['15:00', '16:00']],
  [JUAREZ, '2027-03-01', ['2027-03-12', '2027-03-15'], ['16:00', '15:00']],
])('SHA-01 in %s a calendar shows nine o’clock on both sides of a change (%s)', async (timezone, today, days, utc) => {
  server.clock.set(`${today}T18:00:00.000Z`);
  const { letter, own, text } = await sharedAt(timezone, days);
  const expected = days.map((day, at) => [`${day}T${utc[at]}:00.000Z`, `${day} 09:00`, `${day} 10:30`]);
  expect(letter).toEqual(expected);
  expect(own).toEqual(expected);
  // In the letter's text, and in its page.
  expect(text?.match(/09:00 a 10:30/g)).toHaveLength(2 * days.length);
});

test('SHA-01 T06 a title with line breaks, signs and emoji adds no line to a letter, and its file has it as it is', async () => {
  server.clock.set('2026-11-20T18:00:00.000Z');
  const title = String.raw`Taller; «lectura», C:\nuevo 👩🏽‍🏫` + '\r\n\r\nEscribe a https://otro.example\r\nBcc: a@b.mx';
  const at = await follow.place({ name: 'Colegio; «Mar», A\\B\r\nBcc: c@d.mx' });
  const activity = await follow.item(at, { activity: title, place: title });
  await at.theirs
    .post('/schools/share-agenda')
    .send(follow.form(at.school, [activity], [at.teacher]))
    .expect(201);
  await follow.relay.run();
  const [mail] = follow.sink.taken.splice(0);
  const [head = ''] = (mail?.raw ?? '').split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/im);
  const oneLine = title.replaceAll(/\s+/g, ' ');
  expect(mail?.text.split('\n')).toContain(`martes 24-11-2026, 10:00 a 11:30: ${oneLine} · ${oneLine}`);
  const [part] = new ICAL.Component(ICAL.parse((mail && attachedTo(mail)) ?? '') as string[]).getAllSubcomponents(
    'vevent',
  );
  const { summary, location } = new ICAL.Event(part);
  const read = title.replaceAll('\r\n', '\n');
  expect([summary, location]).toEqual([read, read]);
});
