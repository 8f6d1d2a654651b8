/** Values in groups, in their order: SQLite bounds how many one statement takes, and how deep a condition may be. */
export const inGroups = <T>(values: readonly T[], size = 50): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));
