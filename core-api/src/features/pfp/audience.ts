import type { FormationRole } from '@ruta/contracts/pfp/limits';
import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { FormationPlanRow } from './pfp.tables';

/** Whom a plan is for; an empty list means everybody of a school. */
export const audienceOf = ({ roles, levels }: Pick<FormationPlanRow, 'roles' | 'levels'>) => ({
  roles: JSON.parse(roles) as FormationRole[], // written by this room
  levels: JSON.parse(levels) as LevelKey[],
});

type Audience = ReturnType<typeof audienceOf>;

/** Somebody who reads plans: their role of a school's staff, if any, their levels, and those of the school. */
export interface Reader {
  /** Null for who is not of a school's staff. */
  role: FormationRole | null;
  isLeader: boolean;
  /** Those that they teach, or those of the school where no levels of theirs are known. */
  levels: ReadonlySet<string>;
  /** Of the school that is read, or of all within reach; null where every school is. */
  schoolLevels: ReadonlySet<string> | null;
}

const meets = (asked: readonly string[], levels: ReadonlySet<string>) =>
  asked.length === 0 || asked.some((level) => levels.has(level));

/** Whether a plan is expected of the reader: it is for their role and one of their levels. */
export const isMine = ({ roles, levels }: Audience, { role, levels: own }: Reader): boolean =>
  role !== null && (roles.length === 0 || roles.includes(role)) && meets(levels, own);

/**
 * Whether the reader may open a plan: teachers those that are for them, leaders those for a level of their school, others
 * those for a level of the school that they read, or of a school within their reach.
 */
export const mayRead = (audience: Audience, reader: Reader): boolean => {
  if (reader.role !== null && !reader.isLeader) return isMine(audience, reader);
  return reader.schoolLevels === null || meets(audience.levels, reader.schoolLevels);
};
