import type { Holiday, HolidayImpact } from '@ruta/contracts/holidays/holiday.schema';
import { IMPACT_ITEMS_MAX } from '@ruta/contracts/holidays/limits';
import { ROLES } from '@ruta/contracts';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import type { AgendaKinds } from '../agenda';
import { concerns } from './holiday.reader';

type Planned = Pick<
  AgendaActivity,
  'id' | 'school_id' | 'activity_type' | 'activity_id' | 'activity' | 'description' | 'date' | 'time'
> & { school_name: string; school_timezone: string; state_id: number };

type Counts = { activity_type: AgendaActivity['activity_type']; number: number | string }[];

/**
 * What is planned on holidays at schools that they concern, neither completed nor cancelled. Listed is what `visit:read`
 * and `activity:read` reach, the rest is counted: three statements.
 */
export const impactReader =
  (kinds: AgendaKinds) =>
  async (db: Knex, actor: Actor, holidays: readonly Holiday[]): Promise<HolidayImpact> => {
    const planned = () =>
      db('agenda_activities')
        .join('schools', 'schools.id', 'agenda_activities.school_id')
        .whereNull('schools.deleted_at')
        .where('agenda_activities.isCompleted', false)
        .whereNull('agenda_activities.cancelled_at')
        .where((any) => {
          for (const { start_at, end_at, meta } of holidays)
            void any.orWhere((one) => {
              void one.whereBetween('agenda_activities.date', [start_at, end_at]);
              if (meta.scope === 'state') void one.whereIn('schools.state_id', meta.states);
            });
        });
    const visits = kinds.visits();
    const readable = () =>
      planned().where((either) => {
        void either
          .where((of) => {
            void withinSchools(
              of.whereIn('agenda_activities.activity_type', visits),
              actor,
              'visit:read',
              'agenda_activities.school_id',
            );
          })
          .orWhere((of) => {
            void withinSchools(
              of.whereNotIn('agenda_activities.activity_type', visits),
              actor,
              'activity:read',
              'agenda_activities.school_id',
            );
          });
      });
    const counted = (query: Knex.QueryBuilder): PromiseLike<Counts> =>
      query.groupBy('activity_type').select<Counts>('activity_type').count({ number: '*' });
    const rows = readable()
      .orderBy(['agenda_activities.date', 'agenda_activities.time', 'agenda_activities.id'])
      .limit(IMPACT_ITEMS_MAX)
      .select<Planned[]>(
        'agenda_activities.id',
        'agenda_activities.school_id',
        'agenda_activities.activity_type',
        'agenda_activities.activity_id',
        'agenda_activities.activity',
        'agenda_activities.description',
        'agenda_activities.date',
        'agenda_activities.time',
        'schools.name as school_name',
        'schools.timezone as school_timezone',
        'schools.state_id',
      );
    const [all, reached, listed] = await Promise.all([counted(planned()), counted(readable()), rows]);
    const sumOf = (counts: Counts, isVisit: boolean) =>
      counts.reduce((sum, { activity_type, number }) => {
        return kinds.of(activity_type).isVisit === isVisit ? sum + Number(number) : sum;
      }, 0);
    const reach = (isVisit: boolean) => {
      const total = sumOf(all, isVisit);
      return { total, hidden: total - sumOf(reached, isVisit) };
    };
    const { area } = ROLES[actor.role];
    return {
      visits: reach(true),
      activities: reach(false),
      items: listed.map((row) => {
        const kind = kinds.of(row.activity_type);
        const on = holidays.find(
          (holiday) =>
            holiday.start_at <= row.date && row.date <= holiday.end_at && concerns(holiday, new Set([row.state_id])),
        );
        return {
          id: row.id,
          holiday_id: on?.id ?? 0,
          isVisit: kind.isVisit,
          // A visit's row names it in Spanish; people know it by its objective.
          title: (kind.isVisit && row.description) || row.activity,
          date: row.date,
          time: row.time,
          school: { id: row.school_id, name: row.school_name, timezone: row.school_timezone },
          url: kind.pageOf(area, row),
        };
      }),
    };
  };
