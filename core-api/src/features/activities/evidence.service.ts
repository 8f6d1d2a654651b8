import type { Ability, FileReply, Locale } from '@ruta/contracts';
import { activities } from '@ruta/contracts/activities/activities.api';
import { EVIDENCE_MAX, EVIDENCE_TYPES, type ActivityRecord } from '@ruta/contracts/activities/activity.schema';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import { deleteJudged } from '../../database/judged-rows';
import { lockRows } from '../../database/row-locks';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import type { UploadedFile } from '../../kernel/uploaded-file';
import type { FileStore } from '../../storage/file-store';
import { discard, keepUploads, type KeptFile } from '../../storage/keep-uploads';
import { utc, type Clock } from '../../time/clock';
import type { ActivityFinder } from './activity.finder';
import { EvidenceModel } from './activity.model';
import { recordOf } from './activity.record';

const FIELD = activities.setEvidence.upload?.field ?? 'files';
const SLOTS = Array.from({ length: EVIDENCE_MAX }, (_, at) => at + 1);

interface EvidenceDeps {
  db: Knex;
  clock: Clock;
  store: FileStore;
  finder: ActivityFinder;
}

interface NewEvidence {
  activityId: number;
  files: readonly UploadedFile[];
  locale: Locale;
}

/** Evidence files of an activity in progress, at most three (VIS-06, ACT-03). */
export function evidenceService({ db, clock, store, finder: { activityFor, runningFor } }: EvidenceDeps) {
  const freeSlots = async (trx: Knex, activityId: number, wanted: number): Promise<number[]> => {
    const used = await EvidenceModel.query(trx).where({ agenda_activity_id: activityId }).select('slot');
    const taken = new Set(used.map(({ slot }) => slot));
    const free = SLOTS.filter((slot) => !taken.has(slot));
    if (free.length < wanted) refuseAsFull();
    return free.slice(0, wanted);
  };

  /**
   * A running activity, locked, so that uploads and the finish of one run one after the other. The place that allows it is
   * locked before the activity (decision 0074), which is then judged again.
   */
  const lockedFor = async (trx: Knex, actor: Actor, activityId: number, ability: Ability): Promise<void> => {
    await runningFor(trx, actor, activityId, ability);
    await lockRows(trx, 'agenda_activities', activityId);
    await runningFor(trx, actor, activityId, ability);
  };

  const insert = (actor: Actor, activityId: number, kept: readonly KeptFile[]): Promise<ActivityRecord> =>
    db.transaction(async (trx) => {
      await lockedFor(trx, actor, activityId, 'activity:evidence-add');
      const slots = await freeSlots(trx, activityId, kept.length);
      for (const [at, { key, name, type, size }] of kept.entries()) {
        await EvidenceModel.query(trx).insert({
          agenda_activity_id: activityId,
          slot: slots[at] ?? 0,
          file_name: name,
          mime_type: type as EvidenceModel['mime_type'], // one of the accepted types
          size,
          path: key,
          uploaded_by: actor.userId,
          created_at: utc(clock.now()),
        });
      }
      return recordOf(trx, activityId);
    });

  return {
    /** Adds all files or none. They are re-encoded and stored before the transaction, which counts and writes rows. */
    async add(actor: Actor, { activityId, files, locale }: NewEvidence): Promise<ActivityRecord> {
      await runningFor(db, actor, activityId, 'activity:evidence-add');
      await freeSlots(db, activityId, files.length);
      const kept = await keepUploads(store, files, { field: FIELD, types: EVIDENCE_TYPES, locale });
      try {
        return await insert(actor, activityId, kept);
      } catch (error) {
        await discard(store, kept);
        if (isUniqueViolation(error)) refuseAsFull();
        throw error;
      }
    },

    async remove(actor: Actor, activityId: number, evidenceId: number): Promise<ActivityRecord> {
      const { record, path } = await db.transaction(async (trx) => {
        await lockedFor(trx, actor, activityId, 'activity:evidence-delete');
        const evidence = await found(trx, activityId, evidenceId);
        await deleteJudged(trx, 'activity_evidences', {
          at: { id: evidence.id, agenda_activity_id: activityId },
          gone: () => new Problem('activities.evidence-not-found'),
        });
        return { record: await recordOf(trx, activityId), path: evidence.path };
      });
      // After the row: a file without a row is swept, but a row must never lack its file (F12).
      await discard(store, [{ key: path }]);
      return record;
    },

    async has(actor: Actor, activityId: number) {
      const activity = await activityFor(db, actor, 'activity:read', activityId);
      const { evidences } = await recordOf(db, activity.id);
      return { hasEvidence: evidences.length > 0, count: evidences.length };
    },

    /** Served inline: pictures are re-encoded, and PDFs run in a sandbox. */
    async file(actor: Actor, activityId: number, evidenceId: number): Promise<FileReply> {
      const activity = await activityFor(db, actor, 'activity:read', activityId);
      const evidence = await found(db, activity.id, evidenceId);
      const stored = await store.open(evidence.path);
      if (!stored) throw new Problem('activities.evidence-not-found');
      return { name: evidence.file_name, type: evidence.mime_type, disposition: 'inline', ...stored };
    },
  };
}

function refuseAsFull(): never {
  throwFieldErrors({ [FIELD]: ['activities.evidence.full'] });
  throw new Error('A field with a sentence is refused');
}

async function found(trx: Knex, activityId: number, evidenceId: number): Promise<EvidenceModel> {
  const evidence = await EvidenceModel.query(trx).findOne({ id: evidenceId, agenda_activity_id: activityId });
  if (!evidence) throw new Problem('activities.evidence-not-found');
  return evidence;
}

export type EvidenceService = ReturnType<typeof evidenceService>;
