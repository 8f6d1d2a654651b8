import type { firstSteps } from '@ruta/contracts/first-steps/first-steps.api';
import { route } from '../../lib/api';

export const putAwayFirstSteps = route<typeof firstSteps.putAway>('put', '/first-steps/put-away');
export const tryMail = route<typeof firstSteps.tryMail>('post', '/first-steps/mail');

/** Addresses to reload after a step was done, or the list put away. */
export const FIRST_STEPS_SHOWN: readonly string[] = ['/bff/admin/home'];
