import { randomBytes } from 'node:crypto';
import { ROLES, type FileReply, type RoleCode } from '@ruta/contracts';
import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import type { CalendarFeed } from '@ruta/contracts/sharing/calendar-feed.api';
import { FEED_DAYS, FEED_EVENTS_MAX, FEED_READS_AN_HOUR } from '@ruta/contracts/sharing/limits';
import { sharedTitle } from '@ruta/contracts/sharing/sharing.letters';
import type { Knex } from 'knex';
import { isStorageFull } from '../../database/db-problems';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import { repeatingConflicts } from '../../database/transactions';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { addDays, dayIn, utc, type Clock } from '../../time/clock';
import { tellOwner, type RateWindows } from '../access';
import { feedItems, type AgendaParts, type FeedRow } from '../agenda';
import { recordAudit } from '../audit';
import { grantsReader } from '../roles';
import { fullname, UserModel } from '../users';
import { sequencesOf } from './calendar-events.reader';
import { calendarFile, uidOf } from './calendar-file';
import { endFeed, insertFeed, liveFeed, noteRead } from './feed.model';
import { accountHash, feedOwner, hasFeed, hashOf, roleId } from './feed-owner.reader';
import { sharedIds } from './sharing.reader';

const HOUR_MS = 60 * 60_000;
const NAME = { es: 'Agenda de Ruta', en: 'Ruta agenda' } as const;

interface FeedDeps {
  db: Knex;
  clock: Clock;
  agenda: AgendaParts;
  windows: RateWindows;
  publicUrl: string;
  sender: string;
}

/** The private calendar address of a person in a role (decision 0060). */
export function feedService({ db, clock, agenda, windows, publicUrl, sender }: FeedDeps) {
  const itemsOf = feedItems(agenda.policy);
  const grantsOf = grantsReader(db);
  const { hostname } = new URL(publicUrl);

  const placeOf = async (trx: Knex, actor: Actor) => ({
    ...{ user_id: own(actor), role_id: await roleId(trx, actor.role) },
  });

  /** A calendar that has a letter's file, too, keeps one event: the SEQUENCE is never lower than what was sent. */
  const eventOf = (actor: Actor, sent: ReadonlyMap<number, number>, row: FeedRow) => {
    const { id, coach_name, coach_surname, school_name, place } = row;
    const coach = coach_name === null ? null : fullname({ name: coach_name, surname: coach_surname ?? '' });
    const title = sharedTitle(actor.locale, { type: row.activity_type, title: row.activity, coach });
    const isOfSeveral = ROLES[actor.role].area === 'coach';
    return {
      ...{ uid: uidOf(id, hostname, actor.userId), datetime: row.datetime },
      sequence: Math.max(Number(row.moves), sent.get(id) ?? 0),
      ...{ duration_min: row.duration_min, place: place === '' ? school_name : place, stamp: row.updated_at },
      title: isOfSeveral ? `${title} · ${school_name}` : title,
    };
  };

  return {
    async get(actor: Actor): Promise<{ offered: boolean; feed: CalendarFeed | null }> {
      const feed = await liveFeed(db, await placeOf(db, actor));
      return { offered: hasFeed(actor), feed: feed ?? null };
    },

    /** Makes an address, told once; the one before ends. Its owner is told by mail. */
    create(actor: Actor): Promise<{ url: string; feed: CalendarFeed }> {
      if (!hasFeed(actor)) throw new Problem('sharing.feed-role');
      const token = randomBytes(32).toString('base64url');
      return db.transaction(async (trx) => {
        const place = await placeOf(trx, actor);
        await lockRows(trx, 'users', place.user_id);
        const user = await UserModel.query(trx).findById(place.user_id).throwIfNotFound();
        const at = utc(clock.now());
        await endFeed(trx, place, at);
        await insertFeed(trx, {
          ...{ ...place, token_hash: hashOf(token), account_hash: accountHash(user), created_at: at },
        });
        const subject = { type: 'user', id: user.id, label: user.fullname() } as const;
        await recordAudit(trx, { at, actor, action: 'access.calendar-made', subject });
        await tellOwner(trx, user.id, { news: { type: 'access.calendar-made' }, at, publicUrl });
        const url = new URL(`/api/calendar/${token}`, publicUrl).href;
        return { url, feed: { created_at: at, used_at: null } };
      });
    },

    /** Ends the address in force; without one nothing changes. */
    revoke: (actor: Actor): Promise<void> =>
      db.transaction(async (trx) => {
        const place = await placeOf(trx, actor);
        const at = utc(clock.now());
        if ((await endFeed(trx, place, at)) === 0) return;
        const user = await UserModel.query(trx).findById(place.user_id).throwIfNotFound();
        const subject = { type: 'user', id: user.id, label: user.fullname() } as const;
        await recordAudit(trx, { at, actor, action: 'access.calendar-ended', subject });
      }),

    /** The agenda behind an address, as it stands now. The same agenda is the same file, so that calendars get 304. */
    async read(token: string): Promise<FileReply> {
      const now = clock.now();
      const { id, actor, created_at } = await feedOwner(db, grantsOf, token);
      const window = { max: FEED_READS_AN_HOUR, windowMs: HOUR_MS };
      await repeatingConflicts(() => windows.take(db, `calendar-feed:${id}`, window));
      const today = dayIn(actor.timezone, now);
      const rows = await itemsOf(db, actor, {
        ...{ today, days: [addDays(today, -FEED_DAYS.back), addDays(today, FEED_DAYS.ahead)], limit: FEED_EVENTS_MAX },
        alsoIds: () => sharedIds(db, actor),
      });
      // On a full disk people can still read (F11).
      const before = utc(new Date(now.getTime() - HOUR_MS));
      await Promise.resolve(noteRead(db, id, { at: utc(now), before })).catch((error: unknown) => {
        if (!isStorageFull(error)) throw error;
      });
      const url = new URL(agendaPage(actor.role), publicUrl).href;
      const sent = await sequencesOf(db, actor.userId);
      const events = rows.map((row) => eventOf(actor, sent, row));
      const text = calendarFile({
        sender,
        name: NAME[actor.locale],
        stamp: created_at,
        url,
        events,
        ttl: HOUR_MS / 1000,
      });
      const content = Buffer.from(text);
      return {
        ...{ name: 'ruta.ics', type: 'text/calendar; charset=utf-8', disposition: 'inline', content },
        etag: hashOf(text).slice(0, 32),
      };
    },
  };
}

/** The agenda of a role's area, where every event leads. */
function agendaPage(role: RoleCode): string {
  const { area } = ROLES[role];
  if (area === 'coach') return agendaPages.coachAgendaOfAll.href();
  return area === 'professor' ? agendaPages.professorAgenda.href() : agendaPages.scholasticAgendaOfAll.href();
}

export type FeedService = ReturnType<typeof feedService>;
