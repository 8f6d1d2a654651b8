import type { Locale } from '@ruta/contracts';
import type { PfiActivity } from '@ruta/contracts/pfi/central-activity.schema';
import type { Knex } from 'knex';
import { findVisible } from '../../database/find-visible';
import type { Actor } from '../../kernel/actor';
import { soughtItem, type AgendaParts } from '../agenda';
import { pfiActivityOf } from './central-activity.reader';

interface PfiDeps {
  db: Knex;
  agenda: Pick<AgendaParts, 'policy'>;
}

/** Central activities of schools (ACT-04, PFI-01). */
export const pfiService = ({ db, agenda: { policy } }: PfiDeps) => ({
  /** The central activity behind an item of the agenda that the caller sees; null for other items. */
  async ofActivity(actor: Actor, agendaId: number, language: Locale): Promise<PfiActivity | null> {
    const sought = soughtItem(db, policy.reachable, { actor, ability: 'pfi:read', id: agendaId });
    const { id } = await findVisible({ ...sought, missing: 'activities.not-found' });
    return pfiActivityOf(db, id, language);
  },
});

export type PfiService = ReturnType<typeof pfiService>;
