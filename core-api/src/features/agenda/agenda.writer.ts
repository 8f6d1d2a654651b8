import type { Ability } from '@ruta/contracts';
import type { ActivityFacts as Written } from '@ruta/contracts/agenda/activity.schema';
import type { Knex } from 'knex';
import { findAllowed } from '../../database/find-visible';
import type { NewRow } from '../../database/table';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import type { Verdict } from '../../kernel/verdict';
import { utc, type Clock } from '../../time/clock';
import { lastSaved } from '../users';
import type { ItemFacts } from './agenda.kind';
import { replaceLevels, replaceRoles } from './agenda.model';
import { soughtItem, type AgendaPolicy } from './agenda.policy';
import type { AgendaReader } from './agenda.reader';

type ItemFields = Omit<NewRow<'agenda_activities'>, 'id' | 'revision'>;

/** The audience of an activity; undefined fields stay unchanged. */
export interface Audience {
  levels?: Written['levels'] | undefined;
  roles?: Written['roles'] | undefined;
}

/** Steps of changes to agenda items. Each takes the service's transaction. */
export function agendaWriter(clock: Clock, { reachable }: AgendaPolicy, reader: AgendaReader) {
  const now = () => utc(clock.now());

  return {
    now,

    /** The item with its facts, if it is within scope (else 404) and the verdict allows the verb. */
    find: (
      trx: Knex,
      actor: Actor,
      id: number,
      { read = 'activity:read', verb }: { read?: Ability; verb?: (actor: Actor, item: ItemFacts) => Verdict } = {},
    ) =>
      findAllowed(actor, {
        ...soughtItem(trx, reachable, { actor, ability: read, id }),
        missing: 'agenda.not-found',
        factsOf: (row) => reader.factsOf(row),
        verb,
      }),

    /** Updates the row if it has the expected revision; otherwise 409 with the current record (law 6). */
    async update(trx: Knex, actor: Actor, id: number, revision: number, changes: Partial<ItemFields>) {
      await updateAtRevision(trx, 'agenda_activities', {
        at: { id },
        revision,
        changes: { ...changes, updated_at: now(), updated_by: actor.userId },
        stale: async () =>
          new Problem('agenda.stale', {
            current: await reader.getDetail(trx, actor, id),
            saved: await lastSaved(trx, { table: 'agenda_activities', author: 'updated_by', where: { id } }),
          }),
      });
    },

    /** Replaces the audience. Refuses levels that the school does not teach. */
    async saveAudience(trx: Knex, id: number, schoolId: number, { levels, roles }: Audience) {
      if (levels) {
        const taught = await reader.taughtLevels(trx, schoolId, levels);
        if (taught.length !== levels.length) throwFieldErrors({ levels: ['agenda.level.foreign'] });
        await replaceLevels(trx, id, taught);
      }
      if (roles) await replaceRoles(trx, id, await reader.roleIds(trx, roles));
    },
  };
}
