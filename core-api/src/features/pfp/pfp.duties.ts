import { DUTIES } from '@ruta/contracts/duties';
import { pfpPages } from '@ruta/contracts/pfp/pfp.pages';
import type { Knex } from 'knex';
import { holds } from '../../kernel/actor';
import { toInstant } from '../../time/wall-clock';
import type { DutySource } from '../agenda';
import { zoneOf } from './audience.reader';
import type { ReadingService } from './reading.service';

const SENTENCES = {
  es: (plan: string, more: number) => (more === 0 ? plan : `${plan} y ${more} más`),
  en: (plan: string, more: number) => (more === 0 ? plan : `${plan} and ${more} more`),
};

/** One line with the plans for one’s role and level that are not consulted yet, due on the closing day (ACT-07). */
export const pfpDuties =
  ({ db, reading }: { db: Knex; reading: ReadingService }): DutySource =>
  async ({ actor, schoolId, locale }) => {
    if (actor.schoolId === null || !holds(actor, 'pfp:read') || !holds(actor, 'pfp:consult')) return [];
    if (schoolId !== undefined && schoolId !== actor.schoolId) return [];
    const { data, closure } = await reading.list(actor, { filter: { consulted: false } }, locale);
    const open = data.filter(({ is_mine, contents }) => is_mine && contents.length > 0);
    const [first] = open;
    if (!first || !closure || closure.is_closed) return [];
    const { group, title } = DUTIES.pfp_pending;
    return [
      {
        ...{ key: 'pfp_pending', group, act: 'view', count: open.length, title: title[locale] },
        body: SENTENCES[locale](first.plan.name, open.length - 1),
        url: open.length === 1 ? pfpPages.formationPlan.href({ id: first.id }) : pfpPages.formationPlans.href(),
        school_id: actor.schoolId,
        due_at: toInstant(closure.closure_at, '23:59', await zoneOf(db, actor)),
        ...{ date: null, time: null, severity: 'info' },
      },
    ];
  };
