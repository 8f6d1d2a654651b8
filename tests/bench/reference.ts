// The same replies written by hand for one screen: Express and prepared statements of mysql2, without admission. The
// list reads a page of ids from the narrow index and joins the rows, as a tuned version would.
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createPool, type RowDataPacket } from 'mysql2/promise';
import { hierarchyByHand } from './reference-hierarchy';
import { libraryByHand } from './reference-library';
import { usersByHand } from './reference-users';
import { dayIn, serverClock } from '../../core-api/src/time/clock';

const SIZE = 10;
const clock = serverClock('America/Cancun', process.env['DEMO_TODAY']);
const pool = createPool({
  uri: process.env['DATABASE_URL'] ?? '',
  connectionLimit: 10,
  dateStrings: true,
  timezone: 'Z',
});
const rows = async (sql: string, values: (string | number)[]) => (await pool.execute<RowDataPacket[]>(sql, values))[0];

const app = express();
app.set('etag', false);
app.disable('x-powered-by');

const TOTAL = 'select count(*) as total from school_visits where school_id = ? and eraser = 0';
const LIST = `select v.id, v.school_id, v.coach_id, v.cycle_id, v.objective, v.date, v.time, v.timezone, v.datetime, v.eraser,
    v.school_visit_status_id, v.started_at, v.finished_at, v.revision, v.created_at, v.updated_at,
    a.id as agenda_activity_id, st.\`key\` as status_key, st.name as status_name, st.name_en as status_name_en,
    s.name as school_name, u.name as coach_name, u.surname as coach_surname
  from (select id from school_visits where school_id = ? and eraser = 0
    order by datetime desc, id desc limit ? offset ?) page
  join school_visits v on v.id = page.id
  join school_visit_statuses st on st.id = v.school_visit_status_id
  join schools s on s.id = v.school_id
  join users u on u.id = v.coach_id
  left join agenda_activities a on a.activity_id = v.id and a.activity_type = 'SchoolVisitActivity'
  order by v.datetime desc, v.id desc`;
const AXES = `select x.school_visit_id, c.id, c.\`key\`, c.name, c.name_en, x.actions, x.specifications
  from school_visit_axis x join school_visit_axes c on c.id = x.axis_id
  where x.school_visit_id in (${Array.from({ length: SIZE }, () => '?').join(',')}) order by c.\`order\``;

app.get('/visits', async (req, res) => {
  const school = Number(req.query['school_id']);
  const page = Number(req.query['page']);
  const [[{ total } = { total: 0 }], visits] = await Promise.all([
    rows(TOTAL, [school]),
    rows(LIST, [school, SIZE, (page - 1) * SIZE]),
  ]);
  const axes = await rows(
    AXES,
    Array.from({ length: SIZE }, (_, at) => Number(visits[at]?.['id'] ?? 0)),
  );
  const axesOf = new Map<number, object[]>();
  for (const { school_visit_id, ...axis } of axes) {
    const known = axesOf.get(Number(school_visit_id));
    if (known) known.push(axis);
    else axesOf.set(Number(school_visit_id), [axis]);
  }
  const now = clock.now();
  const data = visits.map(
    ({ status_key, status_name, status_name_en, school_name, coach_name, coach_surname, timezone, ...visit }) => {
      const today = dayIn(String(timezone), now);
      return {
        ...visit,
        eraser: Boolean(visit['eraser']),
        school_visit_status: {
          id: Number(visit['school_visit_status_id']),
          key: String(status_key),
          name: String(status_name),
          name_en: String(status_name_en),
        },
        expired: status_key !== 'finished' && String(visit['date']) < today,
        school: { id: Number(visit['school_id']), name: String(school_name), timezone: String(timezone) },
        coach: { id: Number(visit['coach_id']), fullname: `${String(coach_name)} ${String(coach_surname)}` },
        can: {
          edit: status_key !== 'finished',
          publish: false,
          delete: false,
          reschedule: status_key !== 'finished',
          start: status_key === 'new' && visit['date'] === today,
          run: status_key === 'progress',
        },
        school_visit_axis: axesOf.get(Number(visit['id'])) ?? [],
      };
    },
  );
  res.json({
    data,
    page,
    size: SIZE,
    total: Number(total),
    pages: Math.ceil(Number(total) / SIZE),
    count: data.length,
  });
});

const MONTH = `select a.id, a.school_id, a.coach_id, a.activity_type, a.activity_id, a.activity, a.description, a.date, a.time,
    a.datetime, a.duration_min, a.isCompleted, a.isStarted, a.revision, u.name as coach_name, u.surname as coach_surname
  from agenda_activities a left join users u on u.id = a.coach_id
  where a.school_id = ? and a.date between ? and ? order by a.date, a.time, a.id`;

app.get('/agenda', async (req, res) => {
  const { school_id, start = '', end = '' } = req.query as Record<string, string>;
  const [[place], activities] = await Promise.all([
    rows('select id, name, timezone from schools where id = ?', [Number(school_id)]),
    rows(MONTH, [Number(school_id), start, end]),
  ]);
  const school = { id: Number(place?.['id']), name: String(place?.['name']), timezone: String(place?.['timezone']) };
  const today = dayIn(school.timezone, clock.now());
  const data = activities.map(({ coach_name, coach_surname, ...activity }) => {
    const isCompleted = Boolean(activity['isCompleted']);
    const isLate = !isCompleted && String(activity['date']) < today;
    return {
      ...activity,
      isCompleted,
      isStarted: Boolean(activity['isStarted']),
      isVisit: true,
      status: isLate ? 'outdated' : 'visit',
      expired: isLate,
      school,
      coach: { id: Number(activity['coach_id']), fullname: `${String(coach_name)} ${String(coach_surname)}` },
      can: {
        edit: false,
        reschedule: false,
        delete: false,
        start: !isCompleted && activity['date'] === today,
        run: !isCompleted && Boolean(activity['isStarted']),
        editSubject: !isCompleted,
        rescheduleSubject: !isCompleted,
      },
    };
  });
  res.json({ data });
});

app.get('/library', libraryByHand(rows));
app.get('/users', usersByHand(rows));
app.get('/schools-hierarchy', hierarchyByHand(rows));

const server = app.listen(0, '127.0.0.1', () => {
  process.send?.({ type: 'ready', port: (server.address() as AddressInfo).port });
});
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
