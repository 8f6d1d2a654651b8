import { ROLES, type Locale } from '@ruta/contracts';
import type { ManagementAction } from '@ruta/contracts/activities/management-action.schema';
import { DUTIES } from '@ruta/contracts/duties';
import { paiPages } from '@ruta/contracts/pai/pai.pages';
import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import { holds } from '../../kernel/actor';
import type { Clock } from '../../time/clock';
import type { DutySource } from '../agenda';
import { pendingPlans } from './pending.reader';

const SENTENCES: Record<Locale, { own: string; schools: (names: string, more: number) => string }> = {
  es: {
    own: 'El diagnóstico ya tiene resultados',
    schools: (names, more) =>
      more === 0 ? names : more === 1 ? `${names} y 1 escuela más` : `${names} y ${more} escuelas más`,
  },
  en: {
    own: 'The diagnostic has its results',
    schools: (names, more) =>
      more === 0 ? names : more === 1 ? `${names} and 1 more school` : `${names} and ${more} more schools`,
  },
};

/** Schools that a line names. */
const NAMED = 2;

/**
 * From the last day of the diagnostic until the plan is established (ACT-07): for the leaders of the school to do it,
 * for who accompanies schools one line with how many they are.
 */
export const paiDuties =
  ({ db, clock }: { db: Knex; clock: Clock }): DutySource =>
  async ({ actor, schoolId, locale }) => {
    const { area } = ROLES[actor.role];
    const isLeader = area === 'scholastic' && holds(actor, 'pai:establish');
    if (!isLeader && (area !== 'coach' || !holds(actor, 'pai:read'))) return [];
    const pending = await pendingPlans(db, clock, (query) => {
      if (schoolId !== undefined) void query.where('schools.id', schoolId);
      return withinSchools(query, actor, isLeader ? 'pai:establish' : 'pai:read', 'schools.id');
    });
    const [first] = pending;
    if (!first) return [];
    const { group, title } = DUTIES.pai_pending;
    const line = (facts: Pick<ManagementAction, 'act' | 'body' | 'url'>): ManagementAction => ({
      ...{ key: 'pai_pending', group, count: pending.length, title: title[locale], ...facts },
      school_id: pending.length === 1 ? first.school_id : null,
      ...{ due_at: null, date: null, time: null, severity: 'warning' },
    });
    const words = SENTENCES[locale];
    if (isLeader) return [line({ act: 'continue', body: words.own, url: paiPages.scholasticPaiEstablish.href() })];
    const names = pending.slice(0, NAMED).map(({ name }) => name);
    return [
      line({
        act: 'view',
        body: words.schools(names.join(', '), pending.length - names.length),
        url: paiPages.coachPai.href({ school_id: first.school_id }),
      }),
    ];
  };
