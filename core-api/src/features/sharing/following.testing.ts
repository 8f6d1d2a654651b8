import ICAL from 'ical.js';
import { mailSink, type MailSink, type TakenMail } from '../../testing/mail-sink';
import { relayOf } from '../../testing/relay';
import type { TestServer } from '../../testing/server';
import { followAgenda } from './changes.job';

const STORED = '2026-11-20 18:00:00';
const TIMEZONE = 'America/Mexico_City';

/** An event of a calendar, as an independent parser reads it. */
export interface CalendarEntry {
  title: string;
  start: string;
  end: string;
  place: string;
}

/** A calendar that takes files as calendars do: by UID, a lower SEQUENCE than the one that it has is ignored. */
export function calendar() {
  const kept = new Map<string, CalendarEntry & { sequence: number; isCancelled: boolean }>();
  /** The UIDs whose SEQUENCE fell. */
  const fell: string[] = [];
  return {
    fell,
    take(text: string) {
      for (const part of new ICAL.Component(ICAL.parse(text) as string[]).getAllSubcomponents('vevent')) {
        const { uid, sequence, summary: title, location: place, startDate, endDate } = new ICAL.Event(part);
        const before = kept.get(uid);
        if (before && before.sequence > sequence) fell.push(uid);
        else
          kept.set(uid, {
            ...{ title, place, sequence, isCancelled: part.getFirstPropertyValue('status') === 'CANCELLED' },
            ...{ start: startDate.toJSDate().toISOString(), end: endDate.toJSDate().toISOString() },
          });
      }
    },
    /** What it shows, by start and title. */
    entries: (): CalendarEntry[] =>
      [...kept.values()]
        .filter(({ isCancelled }) => !isCancelled)
        .map(({ title, start, end, place }) => ({ title, start, end, place }))
        .sort((a, b) => (a.start + a.title < b.start + b.title ? -1 : 1)),
  };
}

/** The calendar file of a mail; undefined without one. */
export function attachedTo({ raw }: Pick<TakenMail, 'raw'>): string | undefined {
  const [, body] = /text\/calendar[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(raw) ?? [];
  return body === undefined ? undefined : Buffer.from(body, 'base64').toString('utf8');
}

/** A school whose coach shares, and the clock, the mail server and the job around it. */
export async function following(server: TestServer) {
  const { db, world } = server;
  const sink: MailSink = await mailSink();
  const relay = relayOf(server, { smtpUrl: sink.url });
  const cycle = await world.cycle();

  return {
    ...{ sink, relay, cycle },
    async place({ name = 'Benito Juárez', timezone = TIMEZONE } = {}) {
      const school = await world.school({ name, timezone });
      const coach = await world.person('COACH', { name: 'Laura', surname: 'Mendoza' });
      const teacher = await world.person('PROF', { name: 'Ana', school_id: school });
      await world.hierarchy(cycle, school, { coach_id: coach });
      return { school, coach, teacher, theirs: await server.as(coach) };
    },
    /** An item of the agenda on 24 November 2026 at 10:00 of the school. */
    async item({ school, coach }: { school: number; coach: number }, differs: object = {}): Promise<number> {
      const [id = 0] = await db('agenda_activities').insert({
        ...{ school_id: school, cycle_id: cycle, coach_id: coach, activity_type: 'CustomActivity', activity: 'Taller' },
        ...{ description: '', date: '2026-11-24', time: '10:00', datetime: '2026-11-24 16:00:00', timezone: TIMEZONE },
        ...{ duration_min: 90, place: 'Biblioteca', created_by: coach, created_at: STORED, updated_at: STORED },
        ...differs,
      });
      return id;
    },
    form: (school: number, activities: readonly number[], professors: readonly number[]) => ({
      ...{ school_id: school, start_at: '2026-11-23', end_at: '2026-12-18', types: [], activities, professors },
      ...{ send_calendar: true, message: null },
    }),
    /** Lets minutes pass, with the job and the relay in the first and in the last of them. */
    async pass(minutes: number): Promise<void> {
      for (const some of minutes > 1 ? [1, minutes - 1] : [minutes]) {
        server.clock.set(new Date(server.clock.now().getTime() + some * 60_000).toISOString());
        await followAgenda(db, server.clock);
        await relay.run();
      }
    },
    async close() {
      await relay.stop();
      await sink.close();
    },
  };
}
export type Following = Awaited<ReturnType<typeof following>>;
