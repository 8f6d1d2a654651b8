import type { MachineId } from '@ruta/state-machines/machines';

/** What the suite leaves uncovered of each machine, and the definition that this is true of. */
interface SuiteGaps {
  definition: string;
  states: readonly string[];
  transitions: readonly string[];
}

/** Written by `coverage.test.ts`, which fails once it is no longer true; `UPDATE_SUITE_COVERAGE=1` writes it anew. */
export const suiteGaps: Readonly<Record<MachineId, SuiteGaps>> = {
  visit: { definition: '0i5gmo01m5a3km', states: [], transitions: [] },
  activity: { definition: '1o0m0gz15izirl', states: [], transitions: [] },
  dpi: { definition: '0ka8vnn0gn2k0t', states: [], transitions: [] },
  survey: { definition: '00mrwar19inyxh', states: [], transitions: [] },
  cycle: { definition: '0xahfyk1b5f9hi', states: [], transitions: [] },
  hierarchy: { definition: '0or4r6310hxspd', states: [], transitions: [] },
  sessionBooking: { definition: '03umnwx1cp4fan', states: [], transitions: [] },
  session: { definition: '0uy3vzy1ozmmfw', states: [], transitions: [] },
  cascade: { definition: '0c28d4d0bjf7h3', states: [], transitions: [] },
};
