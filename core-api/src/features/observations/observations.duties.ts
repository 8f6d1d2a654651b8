import { ROLES } from '@ruta/contracts';
import { DUTIES } from '@ruta/contracts/duties';
import { observationsPages } from '@ruta/contracts/observations/observations.pages';
import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import { holds } from '../../kernel/actor';
import { dayIn, type Clock } from '../../time/clock';
import { atSchool, type DutySource } from '../agenda';
import { currentCycle } from '../cycles';
import { monthIn } from './months';
import { unobserved } from './unobserved.reader';

/** From this day of the month on, teachers whom nobody observed in it are a duty. */
const FROM_DAY = 20;

const SENTENCES = {
  es: (count: number) => (count === 1 ? '1 docente sin observar' : `${count} docentes sin observar`),
  en: (count: number) => (count === 1 ? '1 teacher not observed' : `${count} teachers not observed`),
};

interface DutiesDeps {
  db: Knex;
  clock: Clock;
}

/** One duty per school of who runs observations there, late in the school's month, while an observable teacher waits (ACT-07). */
export const observationsDuties =
  ({ db, clock }: DutiesDeps): DutySource =>
  async ({ actor, schoolId, locale }) => {
    if (!holds(actor, 'observation:run')) return [];
    const cycle = await currentCycle(db);
    if (!cycle) return [];
    const query = db('schools').whereNull('schools.deleted_at').where('schools.active', true).orderBy('schools.id');
    if (schoolId !== undefined) void query.where('schools.id', schoolId);
    const schools = await withinSchools(query, actor, 'observation:run', 'schools.id').select<
      { id: number; name: string; timezone: string }[]
    >('schools.id', 'schools.name', 'schools.timezone');
    const now = clock.now();
    const due = schools
      .map((school) => ({ ...school, today: dayIn(school.timezone, now) }))
      .filter(({ today }) => Number(today.slice(8)) >= FROM_DAY && today <= cycle.end_at);
    const waiting = await unobserved(
      db,
      due.map(({ id, today }) => ({ school_id: id, month: today.slice(0, 7) })),
      cycle.id,
    );
    const { group, title } = DUTIES.observation_month_pending;
    const isScholastic = ROLES[actor.role].area === 'scholastic';
    return due.flatMap(({ id, name, timezone, today }) => {
      const count = waiting.get(id) ?? 0;
      if (count === 0) return [];
      return [
        {
          ...{ key: 'observation_month_pending' as const, group, act: 'view' as const, count },
          title: title[locale],
          body: atSchool(actor, SENTENCES[locale](count), name),
          url: isScholastic
            ? observationsPages.scholasticGuides.href()
            : observationsPages.coachGuides.href({ school_id: id }),
          school_id: id,
          due_at: monthIn(timezone, today.slice(0, 7))[1],
          ...{ date: null, time: null, severity: 'warning' as const },
        },
      ];
    });
  };
