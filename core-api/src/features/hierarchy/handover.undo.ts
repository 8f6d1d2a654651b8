import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { assertAllowed } from '../../kernel/verdict';
import { utc } from '../../time/clock';
import type { CoachWork } from './coach-work';
import { giveWork, workKey, type GivenWork } from './given-work';
import { endHandover } from './handover.model';
import { undoVerdict } from './handover.policy';
import { fitPeople, handoverAt, revisionsOf } from './handover.reader';
import type { HierarchyChange } from './hierarchy.change';
import { lockTeams } from './hierarchy.judged';
import type { HandoverRow, HandoverSchoolRow } from './hierarchy.tables';

interface UndoDeps {
  /** Its schools, read before the transaction, whose first reads are locks. */
  parts: readonly HandoverSchoolRow[];
  change: HierarchyChange;
  works: readonly CoachWork[];
  now: Date;
}

type Work = Pick<GivenWork, 'kind' | 'id' | 'to' | 'isCounted'>;

/**
 * Puts the person back into the places that nobody changed since, in the transaction. The work that the handover moved
 * is returned first, unless it has begun. What else the receiver has at a school then moves as in any save.
 */
export async function undoHandover(
  trx: Knex.Transaction,
  actor: Actor,
  { id, cycle_id, role, from_id }: Pick<HandoverRow, 'id' | 'cycle_id' | 'role' | 'from_id'>,
  { parts, change, works, now }: UndoDeps,
): Promise<void> {
  const at = utc(now);
  const changed = () => new Problem('handover.changed');
  await lockTeams(trx, {
    ...{ cycle_id, schools: parts.map(({ school_id }) => school_id), named: { by: 'id', values: [from_id] } },
  });
  await lockRows(trx, 'hierarchy_handovers', id);
  const known = await handoverAt(trx, actor, id);
  if (!known) throw new Problem('handover.not-found');
  assertAllowed(undoVerdict(actor, known, now));

  const revisions = await revisionsOf(
    trx,
    cycle_id,
    parts.map(({ school_id }) => school_id),
  );
  const unchanged = parts.filter(({ school_id, revision }) => revisions.get(school_id) === revision);
  const person = (await fitPeople(trx, { ids: [from_id], role, cycle_id })).get(from_id);
  if (unchanged.length === 0 || !person) throw changed();

  const schools = unchanged.map(({ school_id }) => school_id);
  const { cycle, all } = await change.judgedAll(trx, actor, { cycle_id, schools, verb: 'assign' });
  const placeAt = new Map(unchanged.map(({ school_id, place }) => [school_id, place]));
  const changes = all.map((judged) => {
    const place = placeAt.get(judged.row.school_id);
    if (!place) throw changed();
    return { judged, after: { ...judged.people, [place]: person } };
  });

  const handed = unchanged.flatMap(
    ({ school_id, work }) => (JSON.parse(work) as Work[]).map((piece) => ({ ...piece, school_id })), // written by `save`
  );
  const back = await giveWork(trx, works, {
    ...{ cycle_id, at, gone: changed, only: new Set(handed.map(workKey)) },
    givings: handed.map(({ school_id, to }) => ({ school_id, from: to, to: from_id })),
  });
  await change.putAll(trx, actor, cycle, {
    ...{ changes, moves: await change.movesOfAll(trx, cycle, changes), back, at, stale: changed },
    ...{ reason: 'undone', action: 'hierarchy.handover-undone' },
  });
  await endHandover(trx, {
    id,
    schools,
    undone_by: actor.userId,
    undone_at: at,
    gone: () => new Problem('handover.undone'),
  });
}
