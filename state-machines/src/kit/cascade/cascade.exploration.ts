/** Inputs and samples of the cascade machine, for its tests and the flow lab. */
import type { Exploration } from '../explorer';
import type { CascadeEvent } from './cascade.events';
import type { CascadeContext, CascadeInput, cascadeMachine } from './cascade.machine';

const hierarchy = ['director', 'manager', 'coordinator', 'coach'];
const whole = { director: 'ana', manager: 'bruno', coordinator: 'carla', coach: 'laura' };

/** Inputs by the name that the flow lab shows. */
export const cascadeInputs = {
  empty: { levels: hierarchy, chosen: {} },
  half: { levels: hierarchy, chosen: { director: 'ana', manager: 'bruno' } },
  whole: { levels: hierarchy, chosen: whole },
  withGap: { levels: hierarchy, chosen: { director: 'ana', coach: 'laura' } },
} as const satisfies Record<string, CascadeInput>;

/** Samples of each event: a payload that the guards accept and, where it matters, one that they refuse. */
export const cascadeSamples: readonly CascadeEvent[] = [
  ...Object.entries(whole).map(([level, value]) => ({ type: 'level.chosen', level, value }) as const),
  { type: 'level.chosen', level: 'director', value: 'diego' },
  { type: 'level.chosen', level: 'manager', value: null },
  { type: 'level.chosen', level: 'school', value: 'benito-juarez' },
  { type: 'options.loaded', level: 'coordinator', values: ['carla', 'celia'] },
  { type: 'options.loaded', level: 'coordinator', values: ['celia'] },
];

/** The cascade has no ports. */
export const cascadeAnswers = {};

/** The guards read all of the context. */
const situationOf = ({ chosen }: CascadeContext) => chosen;

/** One exploration per input, all with the same samples. */
export const cascadeExplorations: readonly Exploration<typeof cascadeMachine>[] = Object.entries(cascadeInputs).map(
  ([name, input]) => ({ name, input, samples: cascadeSamples, answers: cascadeAnswers, situationOf }),
);
