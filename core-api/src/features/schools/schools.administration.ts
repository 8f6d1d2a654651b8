import { LEVELS, type LevelKey, type School } from '@ruta/contracts/schools/school.schema';
import type { schools } from '@ruta/contracts/schools/schools.api';
import { mayDelete } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { ZoneFollower } from '../../database/follow-zone';
import type { Flag } from '../../database/table';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { recordAudit, type AuditRecord } from '../audit';
import { knownZone } from './known-zone';
import { putLevels } from './school.model';
import { levelsOf, schoolToChange, useOf, type ChangedSchool } from './school.reader';
import { schoolSearchKey } from './school-search-key';
import type { SchoolsService } from './schools.service';

type Update = z.output<typeof schools.update.body>;
interface SchoolsAdministrationDeps {
  db: Knex;
  clock: Clock;
  schools: SchoolsService;
  zoneFollowers: () => readonly ZoneFollower[];
}

type Facts = Pick<ChangedSchool, 'name' | 'city' | 'code' | 'timezone'> & {
  active: boolean | Flag;
  levels: readonly LevelKey[];
};

/** What administrators change of a school. Levels are in their order. */
const factsOf = (facts: Facts) => ({
  ...{ name: facts.name, city: facts.city, code: facts.code, timezone: facts.timezone },
  active: Boolean(facts.active),
  levels: LEVELS.filter((key) => facts.levels.includes(key)),
});

/** Changes of schools by administrators. Each is one transaction with an audit entry. */
export function schoolsAdministration({ db, clock, schools: service, zoneFollowers }: SchoolsAdministrationDeps) {
  const save = async (
    trx: Knex.Transaction,
    actor: Actor,
    school: ChangedSchool,
    action: AuditRecord['action'],
    sent: Omit<Update, 'revision'>,
  ) => {
    const { id, revision } = school;
    const taught = (await levelsOf(trx, [id])).map(({ key }) => key);
    const before = factsOf({ ...school, levels: taught });
    const { name = before.name, city = before.city, code = before.code, timezone = before.timezone } = sent;
    const { active = before.active, levels: chosen = before.levels } = sent;
    const after = factsOf({ name, city, code, timezone, active, levels: chosen });
    const at = utc(clock.now());
    const { levels, ...facts } = after;
    await updateAtRevision(trx, 'schools', {
      ...{ at: { id }, revision },
      changes: { ...facts, search_key: schoolSearchKey({ ...after, remote_id: school.remote_id }), updated_at: at },
      stale: async () => new Problem('schools.stale', { current: await service.get(actor, id, { reader: trx }) }),
    });
    if (sent.levels) await putLevels(trx, id, levels);
    if (after.timezone !== before.timezone)
      for (const follow of zoneFollowers()) await follow(trx, { school_id: id, timezone: after.timezone });
    await recordAudit(trx, { at, actor, action, subject: { type: 'school', id, label: after.name }, before, after });
  };

  return {
    update(actor: Actor, id: number, { revision, ...sent }: Update): Promise<School> {
      return db.transaction(async (trx) => {
        const school = await schoolToChange(trx, actor, id);
        const zone = sent.timezone === undefined ? {} : { timezone: knownZone(sent.timezone) };
        await save(trx, actor, { ...school, revision }, 'school.updated', { ...sent, ...zone });
        return service.get(actor, id, { reader: trx });
      });
    },

    /** Changes the name only, ignoring the revision. */
    rename: (actor: Actor, id: number, name: string): Promise<School> =>
      db.transaction(async (trx) => {
        await save(trx, actor, await schoolToChange(trx, actor, id), 'school.renamed', { name });
        return service.get(actor, id, { reader: trx });
      }),

    /** Marks the school as deleted. Its records stay. */
    delete: (actor: Actor, id: number): Promise<void> =>
      db.transaction(async (trx) => {
        const { name } = await schoolToChange(trx, actor, id);
        if (!mayDelete(await useOf(trx, id))) throw new Problem('schools.in-use');
        const at = utc(clock.now());
        await updateAtRevision(trx, 'schools', {
          ...{ at: { id, deleted_at: null }, revision: 'any' },
          changes: { deleted_at: at, active: false, updated_at: at },
          stale: () => new Problem('schools.not-found'),
        });
        await recordAudit(trx, { at, actor, action: 'school.deleted', subject: { type: 'school', id, label: name } });
      }),
  };
}

export type SchoolsAdministration = ReturnType<typeof schoolsAdministration>;
