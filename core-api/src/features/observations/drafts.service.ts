import type { DraftForm, ObservationDraft } from '@ruta/contracts/observations/observation.schema';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { draftOf } from './draft.reader';
import { insertDraft } from './observation.model';
import { isClientIdTaken } from './observation.reader';
import { assertAnswers, assertNamed } from './observed';

interface DraftsDeps {
  db: Knex;
  clock: Clock;
}

type Sought = Pick<DraftForm, 'school_id' | 'guide_id' | 'professor_id' | 'level_id'>;

/** What is typed of an observation, one per observer, teacher and guide, until it is registered (OBS-02). */
export function draftsService({ db, clock }: DraftsDeps) {
  const keyOf = (actor: Actor, { professor_id, guide_id }: Sought) => ({
    observer_id: own(actor),
    professor_id,
    guide_id,
  });

  const write = (actor: Actor, form: DraftForm): Promise<void> =>
    db.transaction(async (trx) => {
      const { school_id, guide_id, level_id, revision, content } = form;
      const at = utc(clock.now());
      await lockRows(trx, 'users', own(actor));
      await assertNamed(trx, actor, form, at);
      await assertAnswers(trx, guide_id, content, { isFinished: false });
      // A draft that arrives after its observation must not come back.
      if (await isClientIdTaken(trx, content.client_id)) throw new Problem('observations.registered-already');
      const key = keyOf(actor, form);
      const written = { school_id, level_id, payload: JSON.stringify(content), updated_at: at };
      if (revision === 0) {
        await insertDraft(trx, { ...key, ...written, created_at: at });
        return;
      }
      const stale = async () => new Problem('observations.draft-stale', { current: await draftOf(trx, key) });
      await updateAtRevision(trx, 'observation_drafts', { at: key, revision, changes: written, stale });
    });

  return {
    async draft(actor: Actor, sought: Sought): Promise<ObservationDraft | null> {
      await assertNamed(db, actor, sought, utc(clock.now()));
      return draftOf(db, keyOf(actor, sought));
    },

    async saveDraft(actor: Actor, form: DraftForm): Promise<ObservationDraft> {
      try {
        await write(actor, form);
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw new Problem('observations.draft-stale', { current: await draftOf(db, keyOf(actor, form)) });
      }
      const saved = await draftOf(db, keyOf(actor, form));
      if (!saved) throw new Problem('observations.registered-already');
      return saved;
    },
  };
}

export type DraftsService = ReturnType<typeof draftsService>;
