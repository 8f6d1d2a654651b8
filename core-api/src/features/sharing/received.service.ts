import type { Locale, Page } from '@ruta/contracts';
import type { received } from '@ruta/contracts/sharing/sharing.api';
import type { ReceivedAgenda } from '@ruta/contracts/sharing/sharing.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { findVisible } from '../../database/find-visible';
import { page } from '../../database/page';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { utc, type Clock } from '../../time/clock';
import { noteSeen } from './sharing.model';
import { activitiesOf, activityCounts, selectSharings, shownSharing, type SharingRow } from './sharing.reader';

type Listed = z.output<typeof received.list.query>;

interface ReceivedRow extends SharingRow {
  seen_at: string | null;
}

const TO = 'shared_agenda_professors';

/** What was shared with the caller; nobody else's. */
export function receivedService({ db, clock }: { db: Knex; clock: Clock }) {
  const ofCaller = (actor: Actor) => db(TO).where(`${TO}.user_id`, own(actor)) as Knex.QueryBuilder;
  const select = (rows: Knex.QueryBuilder): PromiseLike<ReceivedRow[]> =>
    selectSharings(rows.join('shared_agendas', 'shared_agendas.id', `${TO}.shared_agenda_id`)).select<ReceivedRow[]>(
      `${TO}.seen_at`,
    );

  const shown = async (rows: readonly ReceivedRow[]): Promise<ReceivedAgenda[]> => {
    const total = await activityCounts(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...shownSharing(row),
      school: { id: row.school_id, name: row.school_name, timezone: row.timezone },
      ...{ total: total(row.id), seen_at: row.seen_at },
    }));
  };

  const found = (actor: Actor, id: number) =>
    findVisible<ReceivedRow>({
      visible: ofCaller(actor).where(`${TO}.shared_agenda_id`, id),
      id: `${TO}.id`,
      load: async (seen) => (await select(db(TO).where(`${TO}.id`, seen)))[0],
      missing: 'sharing.not-found',
    });

  return {
    list(actor: Actor, request: Listed): Promise<Page<ReceivedAgenda>> {
      return page(db, ofCaller(actor), request, {
        table: TO,
        columns: { id: `${TO}.shared_agenda_id` },
        select,
        present: shown,
      });
    },

    async get(actor: Actor, id: number, locale: Locale): Promise<ReceivedAgenda> {
      const row = await found(actor, id);
      const [one] = await shown([row]);
      const activities = (await activitiesOf(db, [id], locale)).get(id) ?? [];
      if (!one) throw new Error('The sharing that was just found is not there');
      return { ...one, activities };
    },

    /** The first time counts. */
    async seen(actor: Actor, id: number): Promise<void> {
      await found(actor, id);
      await noteSeen(db, { shared_agenda_id: id, user_id: own(actor) }, utc(clock.now()));
    },
  };
}

export type ReceivedService = ReturnType<typeof receivedService>;
