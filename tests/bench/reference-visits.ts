// A page of a school's visits written by hand: the ids of the page in the narrow index, their rows, and their axes.
import type { RequestHandler } from 'express';
import { dayIn, type Clock } from '../../core-api/src/time/clock';
import type { Rows } from './rows';

const SIZE = 10;
const TOTAL = 'select count(*) as total from school_visits where school_id = ? and eraser = 0';
const LIST = `select v.id, v.school_id, v.coach_id, v.cycle_id, v.objective, v.date, v.time, v.timezone, v.datetime, v.eraser,
    v.school_visit_status_id, v.started_at, v.finished_at, v.cancelled_at, v.cancelled_by, v.cancel_reason, v.revision, v.created_at, v.updated_at,
    a.id as agenda_activity_id, st.\`key\` as status_key, st.name as status_name, st.name_en as status_name_en,
    s.name as school_name, u.name as coach_name, u.surname as coach_surname,
    w.name as canceller_name, w.surname as canceller_surname
  from (select id from school_visits where school_id = ? and eraser = 0
    order by datetime desc, id desc limit ? offset ?) page
  join school_visits v on v.id = page.id
  join school_visit_statuses st on st.id = v.school_visit_status_id
  join schools s on s.id = v.school_id
  join users u on u.id = v.coach_id
  left join users w on w.id = v.cancelled_by
  left join agenda_activities a on a.activity_id = v.id and a.activity_type = 'SchoolVisitActivity'
  order by v.datetime desc, v.id desc`;
const AXES = `select x.school_visit_id, c.id, c.\`key\`, c.name, c.name_en, x.actions, x.specifications
  from school_visit_axis x join school_visit_axes c on c.id = x.axis_id
  where x.school_visit_id in (${Array.from({ length: SIZE }, () => '?').join(',')}) order by c.\`order\``;

export const visitsByHand =
  (rows: Rows, clock: Clock): RequestHandler =>
  async (req, res) => {
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
      ({
        status_key,
        status_name,
        status_name_en,
        school_name,
        coach_name,
        coach_surname,
        canceller_name,
        canceller_surname,
        timezone,
        ...visit
      }) => {
        const today = dayIn(String(timezone), now);
        const isCancelled = visit['cancelled_at'] !== null;
        const isOpen = status_key !== 'finished' && !isCancelled;
        return {
          ...visit,
          eraser: Boolean(visit['eraser']),
          school_visit_status: {
            id: Number(visit['school_visit_status_id']),
            key: String(status_key),
            name: String(status_name),
            name_en: String(status_name_en),
          },
          cancelled_by: isCancelled
            ? { id: Number(visit['cancelled_by']), fullname: `${String(canceller_name)} ${String(canceller_surname)}` }
            : null,
          expired: isOpen && String(visit['date']) < today,
          school: { id: Number(visit['school_id']), name: String(school_name), timezone: String(timezone) },
          coach: { id: Number(visit['coach_id']), fullname: `${String(coach_name)} ${String(coach_surname)}` },
          can: {
            edit: isOpen,
            publish: false,
            delete: false,
            reschedule: isOpen,
            cancel: isOpen && status_key === 'new',
            start: isOpen && status_key === 'new' && visit['date'] === today,
            run: isOpen && status_key === 'progress',
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
  };
