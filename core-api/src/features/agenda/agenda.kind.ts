import type { Ability, Area } from '@ruta/contracts';
import type { AgendaActivity, DisplayStatus } from '@ruta/contracts/agenda/agenda.schema';
import type { DutyKey } from '@ruta/contracts/duties';
import type { Knex } from 'knex';
import { holds, type Actor } from '../../kernel/actor';
import type { Problem } from '../../kernel/problem';
import type { Verdict } from '../../kernel/verdict';

type ItemType = AgendaActivity['activity_type'];

/** Facts for the rules. `today` is the school's. */
export interface ItemFacts {
  kind: AgendaKind;
  createdBy: number | null;
  isStarted: boolean;
  isCompleted: boolean;
  /** Its school cycle has finished. */
  isCycleOver: boolean;
  /** Taken off the agenda: nothing is done with it any more. */
  isGone: boolean;
  date: string;
  today: string;
}

/** An item that somebody starts. Day and time are the school's. */
export interface StartedItem {
  id: number;
  activity_id: number | null;
  activity: string;
  date: string;
  time: string;
  by: number;
  /** UTC. */
  at: string;
}

/** An item with the people who were marked as present now. */
export interface AttendedItem {
  id: number;
  activity_id: number | null;
  users: readonly number[];
  /** UTC. */
  at: string;
}

/** An item that somebody moves to another day or hour. Days and hours are the school's. */
export interface MovedItem {
  id: number;
  school_id: number;
  cycle_id: number;
  activity: string;
  date: string;
  time: string;
  old_date: string;
  reason: string;
  actor_id: number;
  /** UTC. */
  at: string;
}

type May = (actor: Actor, item: ItemFacts) => Verdict;

/**
 * A kind of agenda item. Its room registers it and decides what is special. Rules that hold for every kind, such as
 * that a completed item does not change, are the agenda's.
 */
export interface AgendaKind {
  /** Stored with every item, so it must never change. */
  type: ItemType;
  /** Sent with every item: screens open a visit on its own page. */
  isVisit: boolean;
  /** An additional ability needed to read such items. */
  readWith?: Ability;
  /** The ability to start and record, instead of `activity:run`. */
  runWith?: Ability;
  mayEdit: May;
  mayDelete: May;
  mayMove: May;
  /** Whom such an item keeps busy besides its school: its coach, its author, or nobody. */
  keepsBusy: 'coach' | 'author' | null;
  /** How it is displayed; colour, icon and word follow from it (AGE-07). */
  statusOf: (item: Pick<ItemFacts, 'isCompleted' | 'date' | 'today'>) => DisplayStatus;
  /** For items that mirror a record: changes the record, and the item with it. */
  record?: {
    start: (actor: Actor, recordId: number) => Promise<unknown>;
    finish: (actor: Actor, recordId: number) => Promise<unknown>;
    /** The refusal of everything that a cancelled record no longer takes. */
    refuseCancelled: (trx: Knex, recordId: number) => Promise<Problem>;
  };
  /** In the transaction that starts an item: what its kind brings to it. */
  onStart?: (trx: Knex.Transaction, item: StartedItem) => Promise<void>;
  /** In the transaction that moves an item: tells of it in place of the agenda's own news. */
  onMove?: (trx: Knex.Transaction, item: MovedItem) => Promise<unknown>;
  /** In the transaction that marks people as present who were not. */
  onPresent?: (trx: Knex.Transaction, item: AttendedItem) => Promise<void>;
  /** For items that mirror a record: what its own calls allow, by the facts of the item. */
  subject?: { mayEdit: May; mayMove: May };
  /** The duties of an item that is overdue, and of one of today. */
  duties: Readonly<Record<'overdue' | 'today', DutyKey>>;
  /** Its page for people of an area; null if there is none. */
  pageOf: (area: Area, item: { id: number; school_id: number; activity_id: number | null }) => string | null;
  /** The page where an item of today is started and run; its own page where it has no other. */
  runPageOf?: AgendaKind['pageOf'];
}

/** Looks up kinds. They are read on first use, when all rooms have registered theirs. */
export function agendaKinds(registered: () => readonly AgendaKind[]) {
  let known: ReadonlyMap<ItemType, AgendaKind> | undefined;
  const all = () => (known ??= new Map(registered().map((kind) => [kind.type, kind])));

  return {
    of(type: ItemType): AgendaKind {
      const kind = all().get(type);
      if (!kind) throw new Error(`No room registers the agenda kind ${type}`);
      return kind;
    },

    /** The types that mirror a record of another room, which starts, counts and finishes them. */
    recorded: (): ItemType[] => [...all().values()].flatMap(({ type, record }) => (record ? [type] : [])),

    /** The types of visits. */
    visits: (): ItemType[] => [...all().values()].flatMap(({ type, isVisit }) => (isVisit ? [type] : [])),

    /** The types that keep their coach busy, or their author. */
    keepingBusy: (whom: 'coach' | 'author'): ItemType[] =>
      [...all().values()].flatMap(({ type, keepsBusy }) => (keepsBusy === whom ? [type] : [])),

    /** The types that a person may not read. */
    hiddenFrom: (actor: Actor): ItemType[] =>
      [...all().values()].flatMap(({ type, readWith }) => (readWith && !holds(actor, readWith) ? [type] : [])),
  };
}

export type AgendaKinds = ReturnType<typeof agendaKinds>;
