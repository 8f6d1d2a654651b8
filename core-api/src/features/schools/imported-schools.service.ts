import type { Page } from '@ruta/contracts';
import type { ImportedSchool } from '@ruta/contracts/schools/imported-school.schema';
import type { importedSchools } from '@ruta/contracts/schools/imported-schools.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import { nameLike, namePattern } from '../../database/search-key';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import {
  assertCycle,
  importedToChange,
  selectImported,
  toImported,
  WAITING,
  waitingSchools,
} from './imported-school.reader';

type ListImported = z.output<typeof importedSchools.imported.query>;

const COLUMNS = { name: 'imported_schools.search_key', id: 'imported_schools.id' };

/** Imported schools that wait for their set-up (HIE-06). */
export function importedSchoolsService({ db, clock }: { db: Knex; clock: Clock }) {
  const list = (actor: Actor, request: ListImported): Promise<Page<ImportedSchool>> => {
    const query = waitingSchools(db, actor);
    const { search, id } = request.filter;
    if (id !== undefined) void query.where('imported_schools.id', id);
    if (search) void query.whereRaw(nameLike('imported_schools.search_key'), [namePattern(search)]);
    return page(db, query, request, {
      table: 'imported_schools',
      columns: COLUMNS,
      select: selectImported,
      present: (rows) => rows.map((row) => toImported(actor, row)),
    });
  };

  return {
    list,

    /** The same list: an imported school takes part in no cycle until it is set up. */
    async listOfCycle(actor: Actor, cycleId: number, request: ListImported): Promise<Page<ImportedSchool>> {
      await assertCycle(db, actor, cycleId);
      return list(actor, request);
    },

    /** Takes an imported school off the list; the row stays, so that a later import knows it. */
    discard: (actor: Actor, id: number): Promise<void> =>
      db.transaction(async (trx) => {
        const { name, remote_id } = await importedToChange(trx, actor, id);
        const at = utc(clock.now());
        await updateAtRevision(trx, 'imported_schools', {
          ...{ at: { id, ...WAITING }, revision: 'any' },
          changes: { discarded_at: at },
          stale: () => new Problem('schools.import-not-found'),
        });
        await recordAudit(trx, {
          ...{ at, actor, action: 'imported-school.discarded' },
          subject: { type: 'imported-school', id, label: name },
          before: { remote_id },
        });
      }),
  };
}

export type ImportedSchoolsService = ReturnType<typeof importedSchoolsService>;
