import { homePages } from '@ruta/contracts/home.pages';
import { SCHOOL_LEADERS } from '@ruta/contracts';
import type { CycleNotice } from '@ruta/contracts/cycles/cycles.words';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { notify } from '../notifications';

const KINDS = ['cycle.started', 'cycle.finished'] as const;
type CycleEvent = (typeof KINDS)[number];

const PLACES = [
  ...['director_id', 'manager_id', 'coordinator_id', 'coach_id', 'secondary_one_id', 'secondary_two_id'],
] as const;

/** Tells of a cycle that started or finished, in its transaction; ids only, and the period's name. */
export const enqueueCycleEvent = (
  trx: Knex.Transaction,
  kind: CycleEvent,
  { cycle, actor, at }: { cycle: { id: number; period: string }; actor: Actor; at: string },
): Promise<number> =>
  enqueueEvent(trx, {
    kind,
    payload: { cycle_id: cycle.id, period: cycle.period, actor_id: actor.userId } satisfies CycleNotice,
    at,
  });

/** Who accompanies a school in the cycle, and the leaders of its included schools. */
const peopleOf = (db: Knex, cycle_id: number): Promise<number[]> =>
  db('users')
    .where('users.active', true)
    .where('users.is_banned', false)
    .whereNull('users.deleted_at')
    .where((of: Knex.QueryBuilder) => {
      for (const place of PLACES)
        void of.orWhereIn('users.id', db('school_hierarchies').where({ cycle_id }).whereNotNull(place).select(place));
      void of.orWhere((leader) => {
        void leader
          .whereIn(
            'users.school_id',
            db('cycle_schools').where({ cycle_id }).where('included', true).select('school_id'),
          )
          .whereIn(
            'users.id',
            db('role_user')
              .join('roles', 'roles.id', 'role_user.role_id')
              .whereIn('roles.code', [...SCHOOL_LEADERS])
              .select('role_user.user_id'),
          );
      });
    })
    .orderBy('users.id')
    .pluck<number[]>('users.id');

/** Notifies everybody but who did it; it leads to one's home. */
export const cycleDeliveries = (db: Knex): Deliveries =>
  Object.fromEntries(
    KINDS.map((type) => [
      type,
      async (row) => {
        const notice = row.payload as CycleNotice; // written by `enqueueCycleEvent`
        const people = await peopleOf(db, notice.cycle_id);
        const recipients = people
          .filter((user_id) => user_id !== notice.actor_id)
          .map((user_id) => ({ user_id, url: homePages.root.href() }));
        await notify(db, row, { type, notice, recipients });
      },
    ]),
  );
