// A month of a school's agenda written by hand: the school and its items, in parallel.
import type { RequestHandler } from 'express';
import { dayIn, type Clock } from '../../core-api/src/time/clock';
import type { Rows } from './rows';

const MONTH = `select a.id, a.school_id, a.coach_id, a.activity_type, a.activity_id, a.activity, a.description, a.date, a.time,
    a.datetime, a.duration_min, a.isCompleted, a.isStarted, a.revision, u.name as coach_name, u.surname as coach_surname
  from agenda_activities a left join users u on u.id = a.coach_id
  where a.school_id = ? and a.date between ? and ? order by a.date, a.time, a.id`;

export const monthByHand =
  (rows: Rows, clock: Clock): RequestHandler =>
  async (req, res) => {
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
  };
