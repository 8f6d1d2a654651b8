import type { CoachRole } from '@ruta/contracts';
import type { Place } from '@ruta/contracts/cycles/cycle.schema';
import type { HISTORY_REASONS } from '@ruta/contracts/hierarchy/history.schema';
import type { Flag, Table } from '../../database/table';

/** A school in a cycle. */
export interface SchoolInCycle {
  cycle_id: number;
  school_id: number;
}

/** Who has each place of a school, by id. */
export type PlaceIds = Readonly<Record<Place, number | null>>;

/** What became of the unfinished work of who left a place. */
export interface MovedWork {
  visits: number;
  activities: number;
  /** It stayed where it was. */
  kept: number;
}

export type HistoryReason = (typeof HISTORY_REASONS)[number];

/**
 * Somebody in a place of a school, from when until when; `to_at` is null while they are. Who, why, the batch and what
 * moved are those of the last change of the row: of its end once it has one.
 */
export interface HierarchyHistoryRow {
  id: number;
  cycle_id: number;
  school_id: number;
  place: Place;
  user_id: number;
  from_at: string;
  to_at: string | null;
  changed_by: number | null;
  reason: HistoryReason;
  /** The changes that one save or handover made together. */
  batch_id: string | null;
  /** JSON: `{ visits, activities, kept }`, the unfinished work of who left. */
  moved: string | null;
  /** Generated: 1 while open; unique with cycle, school and place. */
  open_flag: 1 | null;
}

/** One person's schools of a cycle that went to others in one step. */
export interface HandoverRow {
  id: number;
  cycle_id: number;
  role: CoachRole;
  from_id: number;
  /** Of its rows in the history. */
  batch_id: string;
  made_by: number;
  made_at: string;
  undone_by: number | null;
  undone_at: string | null;
}

/** A school of a handover. */
export interface HandoverSchoolRow {
  handover_id: number;
  school_id: number;
  place: Place;
  to_id: number;
  /** That the handover gave the school's row. */
  revision: number;
  /** JSON: the work that moved, as `[{ kind, id, to, isCounted }]`. */
  work: string;
  /** Whether an undo gave it back. */
  returned: Flag;
}

declare module 'knex/types/tables' {
  interface Tables {
    hierarchy_handovers: Table<HandoverRow, 'id'>;
    hierarchy_handover_schools: Table<HandoverSchoolRow, 'returned'>;
    hierarchy_history: Table<HierarchyHistoryRow, 'id' | 'open_flag'>;
  }
}
