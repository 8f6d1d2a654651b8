import type { ReportFormat } from '@ruta/contracts/reports/report.schema';

/** A school that a picker found. */
export interface ChosenSchool {
  id: number;
  name: string;
}

/** What the next report of the page begins with: the choice of the last one. */
export interface ReportChoice {
  school: ChosenSchool | null;
  support: ChosenSchool | null;
  format: ReportFormat;
}

export const NO_CHOICE: ReportChoice = { school: null, support: null, format: 'xlsx' };
