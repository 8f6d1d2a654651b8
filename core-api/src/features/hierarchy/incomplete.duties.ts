import { DUTIES } from '@ruta/contracts/duties';
import { hierarchyPages } from '@ruta/contracts/hierarchy/hierarchy.pages';
import type { Knex } from 'knex';
import { holds } from '../../kernel/actor';
import type { DutySource } from '../agenda';
import { incompleteByCycle } from './incomplete.reader';

const SENTENCES = {
  es: (count: number, period: string) =>
    count === 1
      ? `A 1 escuela del ciclo ${period} le falta alguien en su equipo`
      : `A ${count} escuelas del ciclo ${period} les falta alguien en su equipo`,
  en: (count: number, period: string) =>
    count === 1
      ? `1 school of cycle ${period} lacks somebody in its team`
      : `${count} schools of cycle ${period} lack somebody in their teams`,
};

const LACKING = { incomplete: 1 };

/**
 * A duty for the started cycle and one for each prepared one, for who assigns schools (ACT-07); none of a school's own,
 * and none where every included school has director, manager, coordinator and coach.
 */
export const incompleteDuties =
  (db: Knex): DutySource =>
  async ({ actor, schoolId, locale }) => {
    if (schoolId !== undefined || !holds(actor, 'hierarchy:write')) return [];
    const { group, title } = DUTIES.hierarchy_incomplete;
    return (await incompleteByCycle(db, actor)).map(({ id, state, period, count }) => ({
      key: 'hierarchy_incomplete',
      group,
      act: 'view',
      count,
      title: title[locale],
      body: SENTENCES[locale](count, period),
      url:
        state === 'started'
          ? hierarchyPages.adminHierarchy.href(undefined, LACKING)
          : hierarchyPages.prepareHierarchy.href({ id }, LACKING),
      ...{ school_id: null, due_at: null, date: null, time: null },
      severity: state === 'started' ? 'warning' : 'info',
    }));
  };
