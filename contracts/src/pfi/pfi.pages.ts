import { page } from '../kit/page-path';

/** Pages of the yearly plan: its list, and dating its activities, for leaders and coaches (PFI-01, PFI-02), and its catalogue. */
export const pfiPages = {
  scholasticPfi: page('/scholastic/pfi'),
  scholasticPfiEstablish: page('/scholastic/pfi/establish'),
  coachPfi: page('/coach/schools/:school_id/pfi'),
  coachPfiEstablish: page('/coach/schools/:school_id/pfi/establish'),
  adminCentralActivities: page('/admin/central-activities'),
};
