import { homePages } from '@ruta/contracts/home.pages';
import type { ReassignedNotice } from '@ruta/contracts/hierarchy/hierarchy.words';
import type { Knex } from 'knex';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { notify } from '../notifications';
import { leadersWho } from '../users';
import { askLetter } from './hierarchy.letters';
import type { PlaceIds } from './hierarchy.tables';
import { PLACES } from './places';
import { some } from './some-schools';

const REASSIGNED = 'hierarchy.reassigned';

interface Change {
  school_id: number;
  before: PlaceIds;
  after: PlaceIds;
}

/** Schools that changed hands together; schools and people by id only (T20). */
interface Reassigned {
  cycle_id: number;
  actor_id: number;
  changes: readonly Change[];
}

/** Tells of schools that changed hands, in the change's transaction; one event for all that changed together. */
export const enqueueReassigned = (trx: Knex.Transaction, payload: Reassigned, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: REASSIGNED, payload, at });

/** Schools by whom a change concerns, and how. */
interface Concerned {
  gained: Set<number>;
  lost: Set<number>;
  own: Set<number>;
}

const placed = (ids: PlaceIds) => new Set(PLACES.flatMap((place) => ids[place] ?? []));

/** Who gains schools, who loses some, and whose own school it is. */
async function concernedBy(db: Knex, changes: readonly Change[]): Promise<ReadonlyMap<number, Concerned>> {
  const people = new Map<number, Concerned>();
  const of = (id: number): Concerned => {
    const known = people.get(id) ?? { gained: new Set(), lost: new Set(), own: new Set() };
    people.set(id, known);
    return known;
  };
  for (const { school_id, before, after } of changes) {
    const [old, present] = [placed(before), placed(after)];
    for (const id of present) if (!old.has(id)) of(id).gained.add(school_id);
    for (const id of old) if (!present.has(id)) of(id).lost.add(school_id);
    for (const id of await leadersWho(db, 'school:read', school_id, ['DIR'])) of(id).own.add(school_id);
  }
  return people;
}

/** Notifies each person once, also by mail; not who did it. It leads to one's home. */
export const hierarchyDeliveries = (db: Knex): Deliveries => ({
  async [REASSIGNED](row) {
    const { actor_id, cycle_id, changes } = row.payload as Reassigned; // written by `enqueueReassigned`
    for (const [user_id, { gained, lost, own }] of await concernedBy(db, changes)) {
      if (user_id === actor_id) continue;
      const notice: ReassignedNotice = {
        ...{ cycle_id, actor_id, gained: some(gained), lost: some(lost), own: some(own) },
      };
      await notify(db, row, {
        ...{ type: REASSIGNED, notice, recipients: [{ user_id, url: homePages.root.href() }] },
        alongside: (trx) => askLetter(trx, { user_id, type: REASSIGNED, notice }, row.created_at),
      });
    }
  },
});
