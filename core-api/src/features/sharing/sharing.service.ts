import type { FileReply, Locale, Page } from '@ruta/contracts';
import type { sharing } from '@ruta/contracts/sharing/sharing.api';
import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';
import type { SharedAgenda } from '@ruta/contracts/sharing/sharing.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { findVisible } from '../../database/find-visible';
import { page } from '../../database/page';
import { lockRows } from '../../database/row-locks';
import { holds, type Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import type { RateWindows } from '../access';
import { attendingIds } from '../activities';
import { shareableItems, type AgendaParts, type ShareableRow } from '../agenda';
import { currentCycle } from '../cycles';
import { schoolFor } from '../schools';
import { calendarFile, uidOf } from './calendar-file';
import { letterLimits } from './letter-limits';
import { askLetters, enqueueShared } from './sharing.events';
import { insertSharing, queueAgain } from './sharing.model';
import {
  activitiesOf,
  countsOf,
  recipientRows,
  recipientsOf,
  selectSharings,
  sharingById,
  sharingsAt,
  shownSharing,
  snapshotOf,
  soughtSharing,
  titleIn,
  type SharingRow,
} from './sharing.reader';

type Share = z.output<typeof sharing.share.body>;
type Listed = z.output<typeof sharing.list.query>;

interface Deps {
  db: Knex;
  clock: Clock;
  agenda: AgendaParts;
  windows: RateWindows;
  publicUrl: string;
  /** The sender of letters. */
  sender: string;
}

/** Agendas that coaches share, and their history (SHA-01, SHA-02). */
export function sharingService({ db, clock, agenda, windows, publicUrl, sender }: Deps) {
  const itemsOf = shareableItems(agenda.policy);
  const limits = letterLimits(windows);

  const found = (trx: Knex, actor: Actor, ability: 'agenda-share:create' | 'agenda-share:history', id: number) =>
    findVisible<SharingRow>(soughtSharing(trx, actor, ability, id));

  /** Sharings with what is asked beside them; the number of statements does not grow with the list. */
  const shown = async (
    trx: Knex,
    actor: Actor,
    rows: readonly SharingRow[],
    include: Listed['include'],
    locale: Locale,
  ): Promise<SharedAgenda[]> => {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const counts = await countsOf(trx, ids);
    const activities = include.includes('activities') ? await activitiesOf(trx, ids, locale) : undefined;
    const professors = include.includes('professors') ? await recipientsOf(trx, ids) : undefined;
    return rows.map((row) => ({
      ...shownSharing(row),
      ...{ school_id: row.school_id, counts: counts(row.id) },
      can: { resend: row.cycle_state === 'started' && holds(actor, 'agenda-share:create') },
      ...(activities && { activities: activities.get(row.id) ?? [] }),
      ...(professors && { professors: professors.get(row.id) ?? [] }),
    }));
  };

  const whole = async (trx: Knex, actor: Actor, row: SharingRow | undefined, locale: Locale): Promise<SharedAgenda> => {
    const [one] = row ? await shown(trx, actor, [row], ['activities', 'professors'], locale) : [];
    if (!one) throw new Problem('sharing.not-found');
    return one;
  };

  return {
    async list(actor: Actor, request: Listed, locale: Locale): Promise<Page<SharedAgenda>> {
      await schoolFor(db, actor, 'agenda-share:history', request.school_id);
      return page(db, sharingsAt(db, request.school_id), request, {
        table: 'shared_agendas',
        columns: { id: 'shared_agendas.id' },
        select: selectSharings,
        present: (rows) => shown(db, actor, rows, request.include, locale),
      });
    },

    async get(actor: Actor, id: number, locale: Locale): Promise<SharedAgenda> {
      return whole(db, actor, await found(db, actor, 'agenda-share:history', id), locale);
    },

    /** The calendar file of a sharing as it was sent, for the calendar of who shares. */
    async ics(actor: Actor, id: number, locale: Locale): Promise<FileReply> {
      const row = await found(db, actor, 'agenda-share:history', id);
      const { school_id, school_name, created_at, start_at, end_at } = row;
      const { hostname } = new URL(publicUrl);
      const content = calendarFile({
        ...{ sender, name: school_name, stamp: created_at },
        url: new URL(sharingPages.coachShareDetail.href({ school_id, id }), publicUrl).href,
        events: (await snapshotOf(db, id)).map((item) => ({
          ...{ uid: uidOf(item.agenda_activity_id, hostname), sequence: item.sequence, title: titleIn(locale, item) },
          ...{ datetime: item.datetime, duration_min: item.duration_min },
          place: item.place === '' ? school_name : item.place,
        })),
      });
      const type = 'text/calendar; charset=utf-8';
      return {
        name: `agenda-${start_at}-${end_at}.ics`,
        type,
        disposition: 'attachment',
        content: Buffer.from(content),
      };
    },

    /** Keeps what is shared as it is now, and asks for the letters: all in one transaction (F07). */
    share(actor: Actor, form: Share, locale: Locale): Promise<SharedAgenda> {
      return db.transaction(async (trx) => {
        const { school_id, start_at, end_at, types, activities, professors, send_calendar } = form;
        await schoolFor(trx, actor, 'agenda-share:create', school_id);
        const cycle = await currentCycle(trx);
        if (!cycle) throw new Problem('cycles.none-started');
        const days = { start: start_at, end: end_at };
        const wanted = { school_id, cycle_id: cycle.id, ...days, types, ids: activities, limit: activities.length };
        const items = await itemsOf(trx, actor, wanted);
        const people = await attendingIds(trx, school_id, professors);
        throwFieldErrors({
          ...(items.length < activities.length && { activities: ['sharing.activities.foreign'] }),
          ...(people.length < professors.length && { professors: ['sharing.professors.foreign'] }),
        });
        await limits.ofDay(trx, actor.userId, people.length);
        const at = utc(clock.now());
        const message = form.message?.trim() ?? '';
        const { id, recipients } = await insertSharing(trx, {
          sharing: {
            ...{ user_id: actor.userId, school_id, cycle_id: cycle.id, start_at, end_at, created_at: at },
            ...{ types: JSON.stringify(types), send_calendar, message: message === '' ? null : message },
          },
          activities: items.map(snapshot),
          people,
        });
        await enqueueShared(trx, { id, recipients }, at);
        return whole(trx, actor, await sharingById(trx, id), locale);
      });
    },

    /** Sends letters again that were sent or failed. The rows are locked before they are judged. */
    resend(actor: Actor, id: number, people: readonly number[], locale: Locale): Promise<SharedAgenda> {
      return db.transaction(async (trx) => {
        const row = await found(trx, actor, 'agenda-share:create', id);
        if (row.cycle_state !== 'started') throw new Problem('cycles.finished');
        const seen = await recipientRows(trx, id, people);
        if (seen.length < people.length) throwFieldErrors({ professors: ['sharing.resend.foreign'] });
        const ids = seen.map((recipient) => recipient.id);
        await lockRows(trx, 'shared_agenda_professors', ids);
        if ((await queueAgain(trx, ids)) < ids.length) throw new Problem('sharing.queued');
        await limits.ofDay(trx, actor.userId, ids.length);
        for (const person of people) await limits.ofHour(trx, person);
        const letters = (await recipientRows(trx, id, people)).map((to) => ({ id: to.id, letter: to.letter }));
        await askLetters(trx, letters, utc(clock.now()));
        return whole(trx, actor, row, locale);
      });
    },
  };
}

/** What is kept of an item; a visit without words, because it is named after who visits. */
const snapshot = (item: ShareableRow) => ({
  ...{ agenda_activity_id: item.id, type: item.activity_type, coach_id: item.coach_id, sequence: Number(item.moves) },
  title: item.activity_type === 'SchoolVisitActivity' ? '' : item.activity,
  ...{ date: item.date, time: item.time, datetime: item.datetime, timezone: item.timezone },
  ...{ duration_min: item.duration_min, place: item.place },
});

export type SharingService = ReturnType<typeof sharingService>;
