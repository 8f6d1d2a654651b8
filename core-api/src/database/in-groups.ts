/** Splits values into groups, in order, because SQLite limits values per statement and the depth of conditions. */
export const inGroups = <T>(values: readonly T[], size = 50): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));
