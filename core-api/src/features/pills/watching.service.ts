import type { OpenedPill, Pill } from '@ruta/contracts/pills/pills.schema';
import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { dayIn, utc, type Clock } from '../../time/clock';
import { countView, insertReport, putProgress, setFavourite } from './pill.model';
import { countReports, findPill, libraryPills, openedPill, type Asked } from './pill.reader';
import type { PillVideoRow } from './pills.tables';
import { ownPlaylist } from './playlist.reader';

/** What people do with the videos of the library (PIL-03). */
export function watchingService({ db, clock }: { db: Knex; clock: Clock }) {
  /**
   * Does something with one video in a transaction. The video is locked first: rows that refer to it lock it as well,
   * and two transactions that count afterwards would wait for each other.
   */
  const withVideo = <T>(
    actor: Actor,
    video_id: number,
    work: (trx: Knex, at: { video_id: number; user_id: number }, pill: PillVideoRow) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (trx) => {
      const user_id = own(actor);
      await lockRows(trx, 'pills_videos', video_id);
      return work(trx, { video_id, user_id }, await findPill(trx, video_id));
    });

  return {
    /** Of a list only the caller's own: 404. */
    async library(actor: Actor, asked: Asked): Promise<Pill[]> {
      if (asked.playlist !== undefined) await ownPlaylist(db, actor, asked.playlist);
      return libraryPills(db, actor, asked);
    },

    get: (actor: Actor, id: number): Promise<OpenedPill> => openedPill(db, actor, id),

    /** One view a person and day, in the person's time zone. */
    view: (actor: Actor, id: number): Promise<{ views: number }> =>
      withVideo(actor, id, async (trx, at) => {
        await countView(trx, at, dayIn(actor.timezone, clock.now()));
        const { views } = await findPill(trx, id);
        return { views };
      }),

    broken: (actor: Actor, id: number): Promise<{ reports: number }> =>
      withVideo(actor, id, async (trx, at) => {
        await insertReport(trx, at);
        return { reports: await countReports(trx, id) };
      }),

    /** Never beyond the end of a film of ours. */
    progress: (
      actor: Actor,
      id: number,
      { second, is_seen: isSeen = false }: { second: number; is_seen?: boolean | undefined },
    ) =>
      withVideo(actor, id, async (trx, at, { duration_sec }) => {
        const kept = Math.min(second, duration_sec ?? second);
        const is_seen = await putProgress(trx, at, { second: kept, isSeen, now: utc(clock.now()) });
        return { second: kept, is_seen };
      }),

    favourite: (actor: Actor, id: number, wanted: boolean | undefined): Promise<{ favorite: boolean }> =>
      withVideo(actor, id, async (trx, at) => ({ favorite: await setFavourite(trx, at, wanted) })),
  };
}

export type WatchingService = ReturnType<typeof watchingService>;
