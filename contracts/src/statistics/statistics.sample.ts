import type { DashboardCards } from './statistics.schema';

/** Figures of a network of forty schools; what differs is given. */
export const cardsWith = (differs: Partial<DashboardCards> = {}): DashboardCards => ({
  ...{ activeProfessors: 812, activeSchools: 40, hasDpi: 31, notHasDPi: 9, hasPai: 24, notHasPai: 16 },
  ...{ hasPfi: 38, notHasPfi: 2, scheduledActivities: 960, completedActivities: 402, missingActivities: 37 },
  ...{ scheduledVisits: 520, completedVisits: 214, missingVisits: 12, montlyObsProfessors: 145, ...differs },
});
