import type { VisitAxis } from '@ruta/contracts/visits/visit.schema';
import type { SchoolKey } from '../schools/schools.demo-data';
import type { TeamLogin } from '../users/team.demo-data';

export type AxisKey = VisitAxis['key'];

/** A reschedule. Its target is the next one's `from`, or finally the visit's own day. */
export interface MoveSeed {
  from: number;
  time: string;
  /** The day on which it was rescheduled. */
  on: number;
  why: string;
}

/** A visit of the demo. Days are offsets from the school's today; see `DayAt`. */
export interface VisitSeed {
  school: SchoolKey;
  coach: TeamLogin;
  state: 'draft' | 'new' | 'progress' | 'finished';
  /** Null only for drafts. */
  day: number | null;
  time: string | null;
  objective: string;
  /** Actions; and who, where and with which product. */
  axes: Record<AxisKey, readonly [actions: string, specifications: string]>;
  observation?: string;
  moves?: readonly MoveSeed[];
  /** Cancelled by its coach: on which day, and why. */
  cancelled?: { on: number; why: string };
}
