import { page } from '../kit/page-path';

/** Pages of the action plan: its list, and establishing it, for the leaders of a school (PAI-01, PAI-02). */
export const paiPages = {
  scholasticPai: page('/scholastic/pai'),
  scholasticPaiEstablish: page('/scholastic/pai/establish'),
  coachPai: page('/coach/schools/:school_id/pai'),
};
