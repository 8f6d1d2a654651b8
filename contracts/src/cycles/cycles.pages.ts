import { page } from '../kit/page-path';

/** Pages of school cycles, for administrators (CYC-01 to CYC-03). */
export const cyclesPages = {
  adminCycles: page('/admin/school-cycles'),
  adminNewCycle: page('/admin/school-cycles/new'),
  adminCycle: page('/admin/school-cycles/:id'),
};
