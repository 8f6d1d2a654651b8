import type { ConferenceStatus } from '@ruta/contracts/conferences/statuses';
import type { PieSlice } from '@ruta/design-system';

/** The data colour of a state, the same in every chart. */
export const STATUS_COLORS: Readonly<Record<ConferenceStatus, NonNullable<PieSlice['color']>>> = {
  ...{ scheduled: 1, started: 5, finished: 3, no_show: 4, cancelled: 2 },
};
