import type { School } from '@ruta/contracts/schools/school.schema';
import type { schools } from '@ruta/contracts/schools/schools.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { recordAudit, type AuditRecord } from '../audit';
import { isInUse, schoolToChange, type ChangedSchool } from './school.reader';
import { schoolSearchKey } from './school-search-key';
import type { SchoolsService } from './schools.service';

type Update = z.output<typeof schools.update.body>;
interface SchoolsAdministrationDeps {
  db: Knex;
  clock: Clock;
  schools: SchoolsService;
}

/** Changes of schools by administrators. Each is one transaction with an audit entry. */
export function schoolsAdministration({ db, clock, schools: service }: SchoolsAdministrationDeps) {
  const save = async (
    trx: Knex.Transaction,
    actor: Actor,
    school: ChangedSchool,
    action: AuditRecord['action'],
    sent: Omit<Update, 'revision'>,
  ) => {
    const { id, revision, name: oldName, city: oldCity, code: oldCode } = school;
    const before = { name: oldName, city: oldCity, code: oldCode };
    const { name = before.name, city = before.city, code = before.code } = sent;
    const after = { name, city, code };
    const search_key = schoolSearchKey({ ...after, remote_id: school.remote_id });
    const at = utc(clock.now());
    await updateAtRevision(trx, 'schools', {
      ...{ at: { id }, revision },
      changes: { ...after, search_key, updated_at: at },
      stale: async () => new Problem('schools.stale', { current: await service.get(actor, id, trx) }),
    });
    await recordAudit(trx, { at, actor, action, subject: { type: 'school', id, label: name }, before, after });
  };

  return {
    update(actor: Actor, id: number, { revision, ...sent }: Update): Promise<School> {
      return db.transaction(async (trx) => {
        const school = await schoolToChange(trx, actor, id);
        await save(trx, actor, { ...school, revision }, 'school.updated', sent);
        return service.get(actor, id, trx);
      });
    },

    /** Changes the name only, ignoring the revision. */
    rename: (actor: Actor, id: number, name: string): Promise<School> =>
      db.transaction(async (trx) => {
        await save(trx, actor, await schoolToChange(trx, actor, id), 'school.renamed', { name });
        return service.get(actor, id, trx);
      }),

    /** Marks the school as deleted. Its records stay. */
    delete: (actor: Actor, id: number): Promise<void> =>
      db.transaction(async (trx) => {
        const { name } = await schoolToChange(trx, actor, id);
        if (await isInUse(trx, id)) throw new Problem('schools.in-use');
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
