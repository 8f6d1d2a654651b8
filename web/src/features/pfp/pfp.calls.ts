import type { pfp } from '@ruta/contracts/pfp/pfp.api';
import type {
  coachFormationPlan,
  coachFormationPlans,
  formationPlan,
  formationPlans,
} from '@ruta/contracts/pfp/pfp.screens';
import { route, screenRoute } from '../../lib/api';

export const plansScreen = screenRoute<typeof formationPlans>('shared', '/pfp/formation-plans');
export const planScreen = screenRoute<typeof formationPlan>('shared', '/pfp/formation-plans/:id');
export const schoolPlansScreen = screenRoute<typeof coachFormationPlans>(
  'coach',
  '/schools/:school_id/pfp/formation-plans',
);
export const schoolPlanScreen = screenRoute<typeof coachFormationPlan>(
  'coach',
  '/schools/:school_id/pfp/formation-plans/:id',
);

export const markConsulted = route<typeof pfp.consulted>('put', '/schools/pfp/formation-plans/:id/consulted');

export const keepProgress = route<typeof pfp.progress>('put', '/schools/pfp/contents/:id/progress');

/** Addresses to reload after a mark: plans, and the homes with their duties. */
export const AFTER_MARK: readonly string[] = ['/bff/shared/pfp', '/bff/coach', '/bff/scholastic', '/bff/professor'];

export const pfpStatistics = route<typeof pfp.statistics>('get', '/schools/statistics/pfp');
