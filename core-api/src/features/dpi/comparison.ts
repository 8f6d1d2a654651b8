import { DPI_ROLES, type DpiRole } from '@ruta/contracts/dpi/limits';
import type { DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import { groupBy } from '../../database/group-by';
import { averageOf, type Tally } from '../../kernel/quadrant-figures';
import type { ExpectedPerson } from './figures.reader';

/** The shown answers to a question of a theme. */
export interface ThemeTallies {
  theme: string;
  tallies: readonly Tally[];
}

/** The average of each theme that has answers, in the order of its first question. */
export function themeAverages(questions: readonly ThemeTallies[]): ReadonlyMap<string, number> {
  const themes = groupBy(questions, ({ theme }) => theme);
  return new Map(
    [...themes].flatMap(([theme, of]) => {
      const answers = of.flatMap(({ tallies }) => tallies).filter(({ value, count }) => value > 0 && count > 0);
      return answers.length > 0 ? [[theme, averageOf(answers)] as const] : [];
    }),
  );
}

/** A finished sheet: whose it is, null after a purge, and the role in which it was begun. */
export interface FinishedSheet {
  user_id: number | null;
  role: DpiRole;
}

/**
 * How many people of each role have finished. A person counts in their first role. Roles with fewer than `minGroup`
 * people form one group. Returns nothing if that group is still too small, or if there is only one group (decision 0052).
 */
export function rateByRole(
  people: readonly ExpectedPerson[],
  sheets: readonly FinishedSheet[],
  minGroup: number,
): DpiResults['rate'] {
  const roleOf = new Map(people.map(({ id, roles }) => [id, DPI_ROLES.find((role) => roles.includes(role))]));
  const expected = groupBy(people, ({ id }) => roleOf.get(id));
  const finished = groupBy(sheets, ({ user_id, role }) => roleOf.get(user_id ?? 0) ?? role);
  const of = (groups: ReadonlyMap<DpiRole | undefined, readonly unknown[]>, roles: readonly DpiRole[]) =>
    roles.reduce((sum, role) => sum + (groups.get(role)?.length ?? 0), 0);
  const present = DPI_ROLES.filter((role) => of(expected, [role]) + of(finished, [role]) > 0);
  const large = present.filter((role) => of(expected, [role]) >= minGroup);
  const small = present.filter((role) => !large.includes(role));
  const groups = [...large.map((role) => [role]), ...(small.length > 0 ? [small] : [])];
  if (groups.length < 2 || groups.some((roles) => of(expected, roles) < minGroup)) return [];
  return groups.map((roles) => ({ roles, finished: of(finished, roles), expected: of(expected, roles) }));
}
