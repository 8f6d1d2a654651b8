import type { DraftForm, ObservationDraft } from '@ruta/contracts/observations/observation.schema';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { correctedBy } from './corrected';
import { insertDraft, saveNotes, type DraftKey } from './draft.model';
import { draftId, draftOf } from './draft.reader';
import { isClientIdTaken } from './observation.reader';
import { assertAnswers, assertNamed } from './observed';

interface DraftsDeps {
  db: Knex;
  clock: Clock;
}

type Sought = Pick<DraftForm, 'school_id' | 'guide_id' | 'professor_id' | 'level_id'> & {
  replaces_id?: number | undefined;
};

/** What is typed of an observation, one per observer, teacher and guide, until it is registered (OBS-02). */
export function draftsService({ db, clock }: DraftsDeps) {
  const keyOf = (actor: Actor, { professor_id, guide_id, replaces_id = 0 }: Sought): DraftKey => ({
    observer_id: own(actor),
    professor_id,
    guide_id,
    replaces_id,
  });
  const soughtIn = (form: DraftForm): Sought => ({ ...form, replaces_id: form.content.replaces_id });

  /** Judged by now. What the draft of a correction names was allowed when the first was registered. */
  const assertMine = async (trx: Knex, actor: Actor, sought: Sought): Promise<void> => {
    if (sought.replaces_id === undefined) await assertNamed(trx, actor, sought, utc(clock.now()));
    else await correctedBy(trx, actor, sought.replaces_id, sought);
  };

  const write = (actor: Actor, form: DraftForm): Promise<void> =>
    db.transaction(async (trx) => {
      const { school_id, guide_id, level_id, revision } = form;
      const { notes, ...content } = form.content;
      const at = utc(clock.now());
      await lockRows(trx, 'users', own(actor));
      await assertMine(trx, actor, soughtIn(form));
      await assertAnswers(trx, guide_id, content, { isFinished: false });
      // A draft that arrives after its observation must not come back.
      if (await isClientIdTaken(trx, content.client_id)) throw new Problem('observations.registered-already');
      const key = keyOf(actor, soughtIn(form));
      const written = { school_id, level_id, payload: JSON.stringify(content), updated_at: at };
      if (revision === 0) {
        await saveNotes(trx, await insertDraft(trx, { ...key, ...written, created_at: at }), notes);
        return;
      }
      const stale = async () => new Problem('observations.draft-stale', { current: await draftOf(trx, key) });
      await updateAtRevision(trx, 'observation_drafts', { at: key, revision, changes: written, stale });
      await saveNotes(trx, (await draftId(trx, key)) ?? 0, notes);
    });

  return {
    async draft(actor: Actor, sought: Sought): Promise<ObservationDraft | null> {
      await assertMine(db, actor, sought);
      return draftOf(db, keyOf(actor, sought));
    },

    async saveDraft(actor: Actor, form: DraftForm): Promise<ObservationDraft> {
      try {
        await write(actor, form);
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw new Problem('observations.draft-stale', { current: await draftOf(db, keyOf(actor, soughtIn(form))) });
      }
      const saved = await draftOf(db, keyOf(actor, soughtIn(form)));
      if (!saved) throw new Problem('observations.registered-already');
      return saved;
    },
  };
}

export type DraftsService = ReturnType<typeof draftsService>;
