import { pfp } from '@ruta/contracts/pfp/pfp.api';
import { formationClosureWith, formationPlanWith, sampleFormationPlans } from '@ruta/contracts/pfp/pfp.sample';
import type { FormationClosure, FormationPlan } from '@ruta/contracts/pfp/pfp.schema';
import { formationPlan, formationPlans, type OwnPlansScreen } from '@ruta/contracts/pfp/pfp.screens';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';

/** The formation plans of a teacher; with figures of their school, of a leader. */
export const pfpDesk =
  (
    closure: Partial<FormationClosure> = {},
    plans: readonly FormationPlan[] = sampleFormationPlans,
    summary: OwnPlansScreen['summary'] = null,
  ) =>
  (): Answer[] => {
    const beside = { school: null, closure: formationClosureWith(closure) };
    return [
      answer(formationPlans, { ...beside, plans: [...plans], summary }),
      answer(formationPlan, { ...beside, plan: formationPlanWith() }),
      answer(pfp.progress, { data: { position: 12, seen: 100, done: true } }),
      answer(pfp.consulted, { data: { id: 2, consulted: true, consulted_at: '2026-11-20 18:00:00' } }),
    ];
  };
