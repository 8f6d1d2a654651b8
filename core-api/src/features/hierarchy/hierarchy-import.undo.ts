import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import type { ImportKind, Kept } from '../imports';
import type { CoachWork } from './coach-work';
import { giveWork, workKey, type GivenWork } from './given-work';
import type { TeamAfter, TeamBefore } from './hierarchy-import.rows';
import type { Change, HierarchyChange } from './hierarchy.change';
import { fitFor } from './people.reader';
import { perPlace, PLACES, type People, type Place, type PlacedPerson } from './places';

type WrittenRows = Parameters<ImportKind['undo']>[1];

interface Context {
  actor: Actor;
  at: string;
  cycle_id: number | null;
  change: HierarchyChange;
  works: readonly CoachWork[];
}

/**
 * Puts the former people back at schools that nobody changed since and whose people are still fit. The work that has not
 * begun goes back first; then whoever leaves a school leaves it by the rules of a save.
 */
export async function takeTeamsBack(
  trx: Knex.Transaction,
  rows: WrittenRows,
  { actor, at, cycle_id, change, works }: Context,
): Promise<ReadonlyMap<number, Kept>> {
  const parts = rows
    .map(({ line, before, after }) => ({ line, before: before as TeamBefore, after: after as TeamAfter })) // written by the import
    .sort((one, other) => one.before.school_id - other.before.school_id);
  const values = parts.flatMap(({ before }) => PLACES.flatMap((place) => before.ids[place] ?? []));
  const schools = parts.map(({ before }) => before.school_id);
  const of = { cycle_id: cycle_id ?? 0, schools, named: { by: 'id', values }, verb: 'assign' } as const;
  const { cycle, all } = await change.judgedEach(trx, actor, of);
  const present = new Map(all.map((judged) => [judged.row.school_id, judged]));
  const former = await formerPeople(trx, parts, cycle.id);

  const kept = new Map<number, Kept>();
  const changes: Change[] = [];
  const work: GivenWork[] = [];
  for (const { line, before, after } of parts) {
    const { school_id, revision } = before;
    const judged = present.get(school_id);
    const people = former(before);
    if (!judged || !people || judged.verdict !== 'allowed' || judged.row.revision !== revision + 1) {
      kept.set(line, 'kept');
      continue;
    }
    changes.push({ judged, after: people });
    work.push(...after.work.map((piece) => ({ ...piece, school_id })));
  }
  if (changes.length === 0) return kept;
  const changed = () => new Error('A locked school changed');
  const back: GivenWork[] = [];
  // Somebody may have got the work of two people at one school: each goes back in a round of its own.
  for (const round of roundsOf(work)) {
    const givings = round.map(({ school_id, from, to }) => ({ school_id, from: to, to: from }));
    const gifts = { cycle_id: cycle.id, at, givings, only: new Set(round.map(workKey)), gone: changed };
    back.push(...(await giveWork(trx, works, gifts)));
  }
  await change.putAll(trx, actor, cycle, {
    ...{ changes, moves: await change.movesOfAll(trx, cycle, changes), back, at },
    ...{ reason: 'undone', action: 'hierarchy.import-undone', stale: () => Promise.reject(changed()) },
  });
  return kept;
}

/** Pieces in rounds: in each, what somebody has at a school goes back to one person. */
function roundsOf(work: readonly GivenWork[]): GivenWork[][] {
  const owners = new Map<string, number[]>();
  const rounds = new Map<number, GivenWork[]>();
  for (const piece of work) {
    const holder = `${piece.school_id} ${piece.to}`;
    const known = owners.get(holder) ?? [];
    owners.set(holder, known);
    if (!known.includes(piece.from)) known.push(piece.from);
    const round = known.indexOf(piece.from);
    const pieces = rounds.get(round) ?? [];
    rounds.set(round, pieces);
    pieces.push(piece);
  }
  return [...rounds.values()];
}

/** The people of a team before; null where one of them may not take the place any more. */
async function formerPeople(trx: Knex.Transaction, parts: readonly { before: TeamBefore }[], cycle_id: number) {
  const fit = perPlace((): ReadonlyMap<string, PlacedPerson> => new Map());
  for (const place of PLACES) {
    const values = parts.flatMap(({ before }) => before.ids[place] ?? []);
    fit[place] = await fitFor(trx, { by: 'id', values, place, cycle_id });
  }
  return ({ ids }: TeamBefore): People | null => {
    const people = perPlace((place: Place) =>
      ids[place] === null ? null : (fit[place].get(String(ids[place])) ?? null),
    );
    return PLACES.some((place) => ids[place] !== null && people[place] === null) ? null : people;
  };
}
