import { page } from '../kit/page-path';

/** Pages of the diagnostic: answering it, for everybody of a school's staff, and its results (DPI-01 to DPI-04, REP-04), and its bank. */
export const dpiPages = {
  dpi: page('/scholastic/dpi'),
  scholasticDpiResult: page('/scholastic/report/dpi-result'),
  coachDpiResult: page('/coach/schools/:school_id/dpi-result'),
  adminDpiBank: page('/admin/dpi-questions'),
};
