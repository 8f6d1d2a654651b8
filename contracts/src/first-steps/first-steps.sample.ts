import { FIRST_STEPS, type FirstStepKey, type FirstSteps } from './first-steps.schema';

/** The list of an installation where these are done. */
export function firstStepsWith(...done: readonly FirstStepKey[]): FirstSteps {
  const steps = FIRST_STEPS.map((key) => {
    const is_done = done.includes(key);
    return {
      key,
      is_done,
      at: is_done && (key === 'mail' || key === 'backup') ? '2026-11-19 15:20:00' : null,
      missing:
        key === 'catalogues' && !is_done ? (['guides', 'dpi_questions', 'formation_plans'] as const).slice() : [],
    };
  });
  return { is_shown: done.length < FIRST_STEPS.length, steps };
}
