import type { Knex } from 'knex';
import { dayIn } from '../time/clock';
import { toInstant } from '../time/wall-clock';
import { isSchoolDay } from './calendar';
import { seedDemo } from './index';
import {
  agendaOf,
  clockAt,
  emptyDatabase,
  FRIDAY,
  startedCycle,
  visitsOf,
  type AgendaFacts,
  type VisitFacts,
} from './seeds.testing';

describe.each([
  ['a Friday', FRIDAY],
  ['a Sunday', '2026-11-22T18:00:00Z'],
  ['the summer between two cycles', '2027-08-05T16:00:00Z'],
  ['the last day of the year', '2026-12-31T15:00:00Z'],
  ['the first day of a cycle', '2026-08-24T15:00:00Z'],
  ['the first weeks of a cycle', '2026-09-21T15:00:00Z'],
  ['the last day of a cycle', '2027-07-15T15:00:00Z'],
  ['Holy Week', '2027-03-25T15:00:00Z'],
  ['an hour at which the schools have two different days', '2026-11-24T05:30:00Z'],
  ['the small hours', '2026-11-20T07:30:10Z'],
  ['the eve of a council session', '2026-11-26T17:00:00Z'],
])('the demo world on %s', (_, instant) => {
  const clock = clockAt(instant);
  const now = instant.replace('T', ' ').replace('Z', '');
  let db: Knex;
  let visits: VisitFacts[];
  let agenda: AgendaFacts[];
  let cycle: { id: number; start_at: string; end_at: string };

  beforeAll(async () => {
    db = await emptyDatabase();
    await seedDemo(db, clock);
    visits = await visitsOf(db);
    agenda = await agendaOf(db);
    cycle = await startedCycle(db);
  });
  afterAll(() => db.destroy());

  test('has visits in every state', () => {
    const counts = { draft: 0, overdue: 0, today: 0, progress: 0, future: 0, finished: 0, cancelled: 0 };
    for (const { eraser, school_visit_status_id: status, cancelled_at, date, timezone } of visits) {
      const today = dayIn(timezone, clock.now());
      if (cancelled_at !== null) counts.cancelled += 1;
      else if (eraser) counts.draft += 1;
      else if (status === 3) counts.finished += 1;
      else if (status === 2) counts.progress += date === today ? 1 : 0;
      else if (date === today) counts.today += 1;
      else counts[(date ?? '') < today ? 'overdue' : 'future'] += 1;
    }
    expect(counts).toEqual({ draft: 2, overdue: 3, today: 2, progress: 1, future: 5, finished: 17, cancelled: 1 });
  });

  test('has one agenda row for each published visit, the same as it, and none for a draft', () => {
    const rows = agenda.filter(({ activity_type }) => activity_type === 'SchoolVisitActivity');
    const published = visits.filter(({ eraser }) => !eraser);
    expect(rows.map(({ activity_id }) => activity_id).sort()).toEqual(published.map(({ id }) => id).sort());
    for (const { id, objective, school_id, coach_id, date, time, timezone, datetime, ...visit } of published) {
      expect(rows.find(({ activity_id }) => activity_id === id)).toMatchObject({
        school_id,
        coach_id,
        description: objective,
        date,
        time,
        timezone,
        datetime,
        isStarted: Number(visit.started_at !== null),
        isCompleted: Number(visit.finished_at !== null),
        cancelled_at: visit.cancelled_at,
      });
    }
  });

  test('has four axes for each visit, whole where it is published', async () => {
    for (const { id, eraser } of visits) {
      const axes = await db('school_visit_axis').where({ school_visit_id: id });
      expect(axes).toHaveLength(4);
      if (!eraser) expect(axes.every(({ actions, specifications }) => actions && specifications)).toBe(true);
    }
  });

  test('keeps every date in the cycle and off the weekend, except today', () => {
    expect(cycle.start_at <= dayIn('America/Cancun', clock.now())).toBe(true);
    for (const { date, timezone } of [...visits, ...agenda]) {
      if (date === null) continue;
      expect(date >= cycle.start_at && date <= cycle.end_at).toBe(true);
      expect(date === dayIn(timezone, clock.now()) || isSchoolDay(date)).toBe(true);
    }
  });

  test('tells each date’s instant, and records nothing before its time', async () => {
    for (const { date, time, timezone, datetime } of [...visits, ...agenda]) {
      if (date !== null && time !== null) expect(datetime).toBe(toInstant(date, time, timezone));
    }
    const written = [
      ...visits.flatMap(({ started_at, finished_at, cancelled_at, created_at, updated_at }) => [
        started_at,
        finished_at,
        cancelled_at,
        created_at,
        updated_at,
      ]),
      ...((await db('agenda_activities').pluck('updated_at')) as string[]),
      ...((await db('activity_assistants').pluck('taken_at')) as string[]),
      ...((await db('activity_observations').pluck('updated_at')) as string[]),
      ...((await db('school_visit_reschedule_tracking').pluck('created_at')) as string[]),
      ...((await db('users').pluck('created_at')) as string[]),
    ];
    expect(written.filter((moment) => moment !== null && moment > now)).toEqual([]);
    for (const visit of visits) {
      if (visit.cancelled_at !== null) expect(visit.created_at < visit.cancelled_at).toBe(true);
      if (visit.started_at !== null) expect(visit.created_at < visit.started_at).toBe(true);
      if (visit.finished_at !== null) expect((visit.started_at ?? '') < visit.finished_at).toBe(true);
    }
  });

  test('closes finished visits with attendance and an observation', async () => {
    for (const { activity_id, id, school_id, activity_type, isCompleted } of agenda) {
      if (activity_type !== 'SchoolVisitActivity' || !isCompleted) continue;
      expect(activity_id).not.toBeNull();
      expect(await db('activity_observations').where({ agenda_activity_id: id })).toHaveLength(1);
      const schools = (await db('activity_assistant_user')
        .join('activity_assistants', 'activity_assistants.id', 'activity_assistant_user.assistants_id')
        .join('users', 'users.id', 'activity_assistant_user.user_id')
        .where({ agenda_activity_id: id })
        .pluck('users.school_id')) as number[];
      expect(schools.length).toBeGreaterThan(0);
      expect(new Set(schools)).toEqual(new Set([school_id]));
    }
  });
});
