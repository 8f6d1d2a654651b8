import { sampleCoach } from '../access/access.sample';
import { resultsWith } from '../dpi/dpi.sample';
import { sampleDashboard } from '../observations/figures.sample';
import { previewWith } from '../pfi/pfi.sample';
import { sampleVisit } from '../visits/visit.sample';
import type { SmartReport } from './smart-report.schema';

const { window, reason, min_group, totalValidated, themes, professors } = resultsWith();
const { id, time, objective, coach, school } = sampleVisit;
const visit = { id, time, objective, coach };
const { dated, completed, overdue, undated, next } = previewWith();
const { observations, compliance, guides, months } = sampleDashboard.dashboard;

/** A school in the middle of its year; what differs is given. */
export const smartReportWith = (differs: Partial<SmartReport> = {}): SmartReport => ({
  ...{ school, cycle: sampleCoach.cycle, today: '2026-11-20' },
  visits: {
    state: 'ready',
    data: {
      ...{ planned: 9, completed: 5, overdue: 1, cancelled: 1 },
      last: { ...visit, date: '2026-11-12' },
      next: { ...visit, id: id + 1, date: '2026-11-25' },
    },
  },
  dpi: { state: 'ready', data: { window, reason, min_group, totalValidated, themes, expected: professors.length } },
  pai: { state: 'ready', data: { standing: 'established', commitments: 6, completed: 2, overdue: 1 } },
  pfi: { state: 'ready', data: { dated, completed, overdue, undated, next } },
  pfp: { state: 'ready', data: { consulted: 9, notConsulted: 5 } },
  observations: { state: 'ready', data: { observations, compliance, guides, months } },
  ...differs,
});
