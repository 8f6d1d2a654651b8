import type { otherContent } from '@ruta/contracts/other-content/other-content.api';
import type { ContentSection } from '@ruta/contracts/other-content/other-content.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { isUniqueViolation } from '../../database/db-problems';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { getSection } from './content.reader';
import { insertSection } from './section.model';

type Form = z.output<typeof otherContent.updateTitle.body>;

/** The title of the section of other content, and whether readers find anything in it (OTH-01). */
export function sectionService({ db, clock }: { db: Knex; clock: Clock }) {
  return {
    get: (actor: Actor): Promise<ContentSection> => getSection(db, actor),

    /** Refuses with the present title where somebody else wrote it first. */
    async save(actor: Actor, { revision, ...form }: Form): Promise<ContentSection> {
      try {
        return await db.transaction(async (trx) => {
          const at = utc(clock.now());
          const stale = () => staleTitle(trx, actor);
          const before = await getSection(trx, actor);
          if (before.revision === 0) {
            if (revision !== undefined && revision !== 0) throw await stale();
            await insertSection(trx, form, at);
          } else
            await updateAtRevision(trx, 'other_content_section', {
              ...{ at: { id: 1 }, revision: revision ?? 'any', changes: { ...form, updated_at: at }, stale },
            });
          const after = await getSection(trx, actor);
          await recordAudit(trx, {
            ...{ at, actor, action: 'content.section-changed' },
            subject: { type: 'content', id: null, label: after.name },
            before: { name: before.name, active: before.active },
            after: { name: after.name, active: after.active },
          });
          return after;
        });
      } catch (error) {
        // Two people wrote the first title at once.
        if (isUniqueViolation(error)) throw await staleTitle(db, actor);
        throw error;
      }
    },
  };
}

const staleTitle = async (db: Knex, actor: Actor) =>
  new Problem('other-content.title-stale', { current: await getSection(db, actor) });

export type SectionService = ReturnType<typeof sectionService>;
