import type { pai } from '@ruta/contracts/pai/pai.api';
import type { coachPai, scholasticPai, scholasticPaiEstablish } from '@ruta/contracts/pai/pai.screens';
import { route, screenRoute } from '../../lib/api';

export const ownPlanScreen = screenRoute<typeof scholasticPai>('scholastic', '/pai');
export const schoolPlanScreen = screenRoute<typeof coachPai>('coach', '/schools/:school_id/pai');
export const establishScreen = screenRoute<typeof scholasticPaiEstablish>('scholastic', '/pai/establish');

export const saveDraft = route<typeof pai.saveDraft>('put', '/schools/pai/draft/:question_id');
export const sayPresence = route<typeof pai.presence>('put', '/schools/pai/draft/:question_id/presence');
export const establishPlan = route<typeof pai.establish>('post', '/schools/pai');
export const updateItem = route<typeof pai.update>('put', '/schools/pai/:id');
export const moveItem = route<typeof pai.reschedule>('put', '/schools/pai/:id/reschedule');

/** Addresses to reload after a plan was established or one of its activities changed: plan, home, agenda. */
export const AFTER_CHANGE: readonly string[] = ['/bff/scholastic', '/bff/coach'];

/** The address of an established plan on paper. */
export const planPdfOf = ({ school, cycle }: { school: { id: number }; cycle: { id: number } }): string =>
  `/api/schools/pai/pdf?school_id=${school.id}&cycle_id=${cycle.id}`;

export const paiStatistics = route<typeof pai.statistics>('get', '/schools/statistics/pai');
