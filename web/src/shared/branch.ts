import type { DashboardFilter } from '@ruta/contracts/statistics/statistics.schema';

/** Whose schools a figure is of: none for all within reach, or one of the filters with its id (STA-04). */
export type Branch = Partial<Record<DashboardFilter, string>>;
