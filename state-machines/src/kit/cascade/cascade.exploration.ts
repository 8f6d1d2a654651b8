/** How the cascade machine is explored, by its tests and by the flow lab. */
import type { Exploration } from '../explorer';
import type { CascadeEvent } from './cascade.events';
import type { CascadeContext, CascadeInput, cascadeMachine } from './cascade.machine';

const hierarchy = ['director', 'manager', 'coordinator', 'coach'];
const whole = { director: 'ana', manager: 'bruno', coordinator: 'carla', coach: 'laura' };

/** The cascades the machine can be opened with, by the name the flow lab shows. */
export const cascadeInputs = {
  empty: { levels: hierarchy, chosen: {} },
  half: { levels: hierarchy, chosen: { director: 'ana', manager: 'bruno' } },
  whole: { levels: hierarchy, chosen: whole },
  withGap: { levels: hierarchy, chosen: { director: 'ana', coach: 'laura' } },
} as const satisfies Record<string, CascadeInput>;

/** What may happen to a cascade: each event with a payload its guards accept and, where it counts, one they refuse. */
export const cascadeSamples: readonly CascadeEvent[] = [
  ...Object.entries(whole).map(([level, value]) => ({ type: 'level.chosen', level, value }) as const),
  { type: 'level.chosen', level: 'director', value: 'diego' },
  { type: 'level.chosen', level: 'manager', value: null },
  { type: 'level.chosen', level: 'school', value: 'benito-juarez' },
  { type: 'options.loaded', level: 'coordinator', values: ['carla', 'celia'] },
  { type: 'options.loaded', level: 'coordinator', values: ['celia'] },
];

/** It calls nobody. */
export const cascadeAnswers = {};

/** All it remembers is read by the guards. */
export const situationOf = ({ chosen }: CascadeContext) => chosen;

/** Every opening situation with the same samples. */
export const cascadeExplorations: readonly Exploration<typeof cascadeMachine>[] = Object.entries(cascadeInputs).map(
  ([name, input]) => ({ name, input, samples: cascadeSamples, answers: cascadeAnswers, situationOf }),
);
