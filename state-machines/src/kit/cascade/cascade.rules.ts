/**
 * Rules of dependent selectors as plain functions (HIE-05, VC-01, PIL-03, STA-05): director, manager, coordinator,
 * coach; area, rubric, category, theme; the four levels of the pills. They do not load zod.
 */

/** The chosen value of each level, from the top; null if none. */
export type Chosen<Level extends string = string> = Readonly<Record<Level, string | null>>;

/** Number of levels chosen from the top without a gap. */
export function depthOf(levels: readonly string[], chosen: Chosen): number {
  const gap = levels.findIndex((level) => (chosen[level] ?? null) === null);
  return gap === -1 ? levels.length : gap;
}

/** Clears everything below a gap: choices restored from an address or from storage may have one. */
export const withoutGaps = (levels: readonly string[], chosen: Chosen): Chosen => {
  const depth = depthOf(levels, chosen);
  return Object.fromEntries(levels.map((level, index) => [level, index < depth ? (chosen[level] ?? null) : null]));
};

/** Whether a level may be chosen: all levels above it are. */
export function mayChoose(levels: readonly string[], chosen: Chosen, level: string): boolean {
  const at = levels.indexOf(level);
  return at !== -1 && at <= depthOf(levels, chosen);
}

/** Levels that may be chosen now, from the top. */
export const openLevels = (levels: readonly string[], chosen: Chosen): string[] =>
  levels.filter((level) => mayChoose(levels, chosen, level));

/** The choices after `level` gets another value: all levels below it are cleared. */
export function choose<Level extends string>(
  levels: readonly Level[],
  chosen: Chosen<Level>,
  level: Level,
  value: string | null,
): Chosen<Level> {
  const at = levels.indexOf(level);
  const entries = levels.map((name, index) => [name, index < at ? chosen[name] : index === at ? value : null] as const);
  return Object.fromEntries(entries) as Chosen<Level>;
}
