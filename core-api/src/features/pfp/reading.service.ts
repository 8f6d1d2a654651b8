import type { FileReply, Locale } from '@ruta/contracts';
import type { pfp } from '@ruta/contracts/pfp/pfp.api';
import type { FormationClosure, FormationPlan } from '@ruta/contracts/pfp/pfp.schema';
import type { SchoolRef } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import type { FileStore } from '../../storage/file-store';
import { dayIn, type Clock } from '../../time/clock';
import { currentCycle, cycleName, cycleToRead } from '../cycles';
import { schoolFor } from '../schools';
import { audienceOf, isMine, mayRead, type Reader } from './audience';
import { readerOf, zoneOf } from './audience.reader';
import {
  closingDay,
  contentsOf,
  contentWith,
  itemsOf,
  plansOf,
  planWith,
  progressIn,
  type PublishedPlan,
} from './formation.reader';
import { captionsOf, fileOf } from './formation.file';
import { shownPlan } from './formation.shown';
import type { FormationContentRow } from './pfp.tables';

type Asked = z.output<typeof pfp.list.query>;

interface Read<Data> {
  data: Data;
  school: SchoolRef | null;
  closure: FormationClosure | null;
}

interface ReadingDeps {
  db: Knex;
  clock: Clock;
  store: FileStore;
}

/** What people read of formation plans (PFP-01). Reading marks nothing. */
export function readingService({ db, clock, store }: ReadingDeps) {
  const closureOf = async (cycle_id: number, timezone: string, isPast: boolean): Promise<FormationClosure | null> => {
    const closure_at = await closingDay(db, cycle_id);
    if (closure_at === undefined) return null;
    return {
      ...{ cycle: { id: cycle_id, name: await cycleName(db, cycle_id) }, closure_at },
      is_closed: isPast || dayIn(timezone, clock.now()) > closure_at,
    };
  };

  const shown = async (
    actor: Actor,
    reader: Reader,
    plans: readonly PublishedPlan[],
    language: Locale,
  ): Promise<FormationPlan[]> => {
    const ids = plans.map(({ id }) => id);
    const [items, contents] = [await itemsOf(db, own(actor), ids), await contentsOf(db, ids)];
    const progress = await progressIn(db, own(actor), ids);
    return plans.map((plan) =>
      shownPlan(plan, { item: items.get(plan.id), contents: contents.get(plan.id) ?? [], progress, reader }, language),
    );
  };

  /** A published plan that the caller may open, now or in a finished cycle; otherwise 404. */
  const find = async (actor: Actor, id: number, school_id?: number) => {
    own(actor);
    const plan = await planWith(db, id);
    if (!plan) throw new Problem('pfp.not-found');
    const past = plan.cycle_state === 'finished' ? { id: plan.cycle_id } : undefined;
    const school = school_id === undefined ? null : await schoolFor(db, actor, 'pfp:read', school_id, past);
    const reader = await readerOf(db, actor, school?.id ?? null, past);
    if (!mayRead(audienceOf(plan), reader)) throw new Problem('pfp.not-found');
    return { plan, reader, school };
  };

  /** A content of a plan that the caller may open; otherwise 404. */
  const content = async (actor: Actor, id: number): Promise<FormationContentRow> => {
    const row = await contentWith(db, id);
    if (!row) throw new Problem('pfp.content-not-found');
    await find(actor, row.plan_id).catch((error: unknown) => {
      throw error instanceof Problem ? new Problem('pfp.content-not-found') : error;
    });
    return row;
  };

  return {
    find,

    /** The plans of the started cycle, or of a finished one: one’s own, or with a school those of its staff. */
    async list(actor: Actor, { school_id, cycle_id, filter }: Asked, language: Locale): Promise<Read<FormationPlan[]>> {
      own(actor);
      const read = await cycleToRead(db, cycle_id ?? (await currentCycle(db))?.id);
      const school = school_id === undefined ? null : await schoolFor(db, actor, 'pfp:read', school_id, read?.past);
      if (!read) return { data: [], school, closure: null };
      const reader = await readerOf(db, actor, school?.id ?? null, read.past);
      const isAsked = (plan: PublishedPlan) =>
        reader.role !== null && school === null ? isMine(audienceOf(plan), reader) : mayRead(audienceOf(plan), reader);
      const plans = await shown(actor, reader, (await plansOf(db, read.id)).filter(isAsked), language);
      return {
        school,
        data: plans.filter(({ consulted }) => filter.consulted === undefined || consulted === filter.consulted),
        closure: await closureOf(read.id, school?.timezone ?? (await zoneOf(db, actor)), read.past !== undefined),
      };
    },

    /** A plan for oneself, or for the staff of a school. */
    async get(actor: Actor, id: number, school_id: number | undefined, language: Locale): Promise<Read<FormationPlan>> {
      const { plan, reader, school } = await find(actor, id, school_id);
      const [data] = await shown(actor, reader, [plan], language);
      if (!data) throw new Problem('pfp.not-found');
      const zone = school?.timezone ?? (await zoneOf(db, actor));
      return { data, school, closure: await closureOf(plan.cycle_id, zone, plan.cycle_state === 'finished') };
    },

    content,

    /** The file of a content: in place what a browser shows by itself, else to download. */
    async file(actor: Actor, id: number): Promise<FileReply> {
      const reply = await fileOf(store, await content(actor, id));
      if (!reply) throw new Problem('pfp.content-not-found');
      return reply;
    },

    async captions(actor: Actor, id: number): Promise<FileReply> {
      const reply = await captionsOf(store, await content(actor, id));
      if (!reply) throw new Problem('pfp.content-not-found');
      return reply;
    },
  };
}

export type ReadingService = ReturnType<typeof readingService>;
