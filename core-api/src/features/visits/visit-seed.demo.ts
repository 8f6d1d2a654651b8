import type { VisitAxis } from '@ruta/contracts/visits/visit.schema';
import type { SchoolKey } from '../schools/schools.demo-data';
import type { TeamLogin } from '../users/team.demo-data';

export type AxisKey = VisitAxis['key'];

/** A change of date. Where it led to is the next one's `from`, or at last the visit's own day. */
export interface MoveSeed {
  from: number;
  time: string;
  /** The day on which the coach changed it. */
  on: number;
  why: string;
}

/** A visit as the data files write it. Days are counted from the school's today; see `DayAt`. */
export interface VisitSeed {
  school: SchoolKey;
  coach: TeamLogin;
  state: 'draft' | 'new' | 'progress' | 'finished';
  /** Only a draft may lack it. */
  day: number | null;
  time: string | null;
  objective: string;
  /** What is done, and who, where, with which product. */
  axes: Record<AxisKey, readonly [actions: string, specifications: string]>;
  observation?: string;
  moves?: readonly MoveSeed[];
}
