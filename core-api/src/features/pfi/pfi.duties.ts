import { ROLES } from '@ruta/contracts';
import type { ManagementAction } from '@ruta/contracts/activities/management-action.schema';
import { DUTIES } from '@ruta/contracts/duties';
import { pfiPages } from '@ruta/contracts/pfi/pfi.pages';
import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import { holds } from '../../kernel/actor';
import type { DutySource } from '../agenda';
import { currentCycle } from '../cycles';
import { schoolsOfCycle, undatedOf } from './plan.reader';

const SENTENCES = {
  es: (school: string, count: number) =>
    `${school} · ${count === 1 ? '1 actividad' : `${count} actividades`} sin fecha`,
  en: (school: string, count: number) =>
    `${school} · ${count === 1 ? '1 activity' : `${count} activities`} without a date`,
};

/**
 * A line per school with central activities to date, for the leaders and coaches who date them (ACT-07). A fixed number
 * of statements, however many schools.
 */
export const pfiDuties =
  ({ db }: { db: Knex }): DutySource =>
  async ({ actor, schoolId, locale }) => {
    const { area } = ROLES[actor.role];
    if ((area !== 'scholastic' && area !== 'coach') || !holds(actor, 'pfi:establish')) return [];
    const cycle = await currentCycle(db);
    if (!cycle) return [];
    const query = schoolsOfCycle(db, cycle.id);
    if (schoolId !== undefined) void query.where('schools.id', schoolId);
    const schools = await withinSchools(query, actor, 'pfi:establish', 'schools.id');
    if (schools.length === 0) return [];
    const undated = await undatedOf(
      db,
      cycle.id,
      schools.map(({ id }) => id),
    );
    const { group, title } = DUTIES.pfi_pending;
    return schools.flatMap(({ id, name }): ManagementAction[] => {
      const count = undated.get(id)?.length ?? 0;
      if (count === 0) return [];
      return [
        {
          ...{ key: 'pfi_pending', group, act: 'continue', count, title: title[locale] },
          body: SENTENCES[locale](name, count),
          url:
            area === 'coach'
              ? pfiPages.coachPfiEstablish.href({ school_id: id })
              : pfiPages.scholasticPfiEstablish.href(),
          ...{ school_id: id, due_at: null, date: null, time: null, severity: 'info' },
        },
      ];
    });
  };
