import type { Ability, Area } from '@ruta/contracts';
import type { AgendaActivity, DisplayStatus } from '@ruta/contracts/agenda/agenda.schema';
import type { DutyKey } from '@ruta/contracts/duties';
import { holds, type Actor } from '../../kernel/actor';
import type { Verdict } from '../../kernel/verdict';

type ItemType = AgendaActivity['activity_type'];

/** What the rules look at. `today` is the school's. */
export interface ItemFacts {
  kind: AgendaKind;
  createdBy: number | null;
  isStarted: boolean;
  isCompleted: boolean;
  date: string;
  today: string;
}

type May = (actor: Actor, item: ItemFacts) => Verdict;

/**
 * One kind of item on the agenda. Its room registers it and decides what is special about it. What holds for every kind,
 * such as that a completed item stays as it is, the agenda decides.
 */
export interface AgendaKind {
  /** Stored with every item, so it never changes. */
  type: ItemType;
  /** Sent with every item: screens open a visit on a page of its own. */
  isVisit: boolean;
  /** A further ability that reading items of this kind takes. */
  readWith?: Ability;
  /** The ability that starting and recording takes in place of `activity:run`. */
  runWith?: Ability;
  mayEdit: May;
  mayDelete: May;
  mayMove: May;
  /** How the agenda shows it; colour, icon and word follow from this (AGE-07). */
  statusOf: (item: Pick<ItemFacts, 'isCompleted' | 'date' | 'today'>) => DisplayStatus;
  /** For items that mirror a record of their room: changes that record, and the item with it. */
  record?: {
    start: (actor: Actor, recordId: number) => Promise<unknown>;
    finish: (actor: Actor, recordId: number) => Promise<unknown>;
  };
  /** The duty of an item that is overdue. */
  overdue: DutyKey;
  /** Its page for people of an area; null where they have none. */
  pageOf: (area: Area, item: { id: number; school_id: number; activity_id: number | null }) => string | null;
}

/** Looks up kinds. They are read at the first use, when every room has registered its own. */
export function agendaKinds(registered: () => readonly AgendaKind[]) {
  let known: ReadonlyMap<ItemType, AgendaKind> | undefined;
  const all = () => (known ??= new Map(registered().map((kind) => [kind.type, kind])));

  return {
    of(type: ItemType): AgendaKind {
      const kind = all().get(type);
      if (!kind) throw new Error(`No room registers the agenda kind ${type}`);
      return kind;
    },

    /** The types that a person may not read. */
    hiddenFrom: (actor: Actor): ItemType[] =>
      [...all().values()].flatMap(({ type, readWith }) => (readWith && !holds(actor, readWith) ? [type] : [])),
  };
}

export type AgendaKinds = ReturnType<typeof agendaKinds>;
