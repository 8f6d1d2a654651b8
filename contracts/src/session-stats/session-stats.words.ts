import type { Text } from '../locale';

/** Sentences beside fields. */
export const sessionStatsFields = {
  'session-stats.period.out-of-order': {
    es: 'El último día no puede ser anterior al primero.',
    en: 'The last day cannot be before the first one.',
  },
  'session-stats.period.too-long': {
    es: 'Elige un periodo de hasta dos años.',
    en: 'Choose a period of up to two years.',
  },
} as const satisfies Record<`session-stats.${string}`, Text>;
