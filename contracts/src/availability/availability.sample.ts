import type { AgentAvailability, Availability } from './availability.schema';

/** A window of Mondays; what differs is given. */
export const availabilityWith = (differs: Partial<Availability> & { id: number }): Availability => ({
  ...{ mode: 'weekly', setting: 'availability', weekday: 1, single: null },
  ...{ start_at: '09:00', end_at: '13:00', time_difference: 1, revision: 1 },
  ...differs,
});

const on = (id: number, setting: 'unavailability' | 'emergency', single: string, start_at: string, end_at: string) =>
  availabilityWith({ id, setting, mode: 'single', weekday: null, single, start_at, end_at });

/** An agent in Cancún with mornings, two afternoons, a day off and an emergency. */
export const sampleAvailability: AgentAvailability = {
  agent: { id: 31, fullname: 'Karla Verónica Solís Cetina', timezone: 'America/Cancun' },
  today: '2026-11-19',
  weekly: [
    ...[1, 2, 3, 4, 5].map((weekday) => availabilityWith({ id: weekday, weekday })),
    ...[2, 4].map((weekday) => availabilityWith({ id: 10 + weekday, weekday, start_at: '15:00', end_at: '18:30' })),
  ].sort((one, other) => (one.weekday ?? 0) - (other.weekday ?? 0) || one.start_at.localeCompare(other.start_at)),
  unavailabilities: [on(21, 'unavailability', '2026-12-04', '00:00', '23:59')],
  emergencies: [on(22, 'emergency', '2026-11-19', '09:00', '11:30')],
};
