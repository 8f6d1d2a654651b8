import { and, assign, setup } from 'xstate';
import { asSent } from '../steps';
import type { CascadeEvent } from './cascade.events';
import * as rules from './cascade.rules';
import type { Chosen } from './cascade.rules';

/** Level names from the top, and the initial choices. Read once. */
export interface CascadeInput {
  levels: readonly string[];
  chosen: Chosen;
}

/** The context holds the choices only; the options belong to the server. */
export type CascadeContext = CascadeInput;

/** Tags that screens query instead of state names. */
export type CascadeTag = 'complete';

const isGone = ({ chosen }: CascadeContext, event: CascadeEvent): boolean => {
  if (event.type !== 'options.loaded') return false;
  const value = chosen[event.level] ?? null;
  return value !== null && !event.values.includes(value);
};

const cascadeSetup = setup({
  types: {
    input: {} as CascadeInput,
    context: {} as CascadeContext,
    events: {} as CascadeEvent,
    tags: {} as CascadeTag,
  },
  guards: {
    everyUpperLevelIsChosen: ({ context, event }) =>
      event.type === 'level.chosen' && rules.mayChoose(context.levels, context.chosen, event.level),
    choiceIsDifferent: ({ context, event }) =>
      event.type === 'level.chosen' && (context.chosen[event.level] ?? null) !== event.value,
    choiceMayBeTaken: and(['everyUpperLevelIsChosen', 'choiceIsDifferent']),
    chosenOptionIsGone: ({ context, event }) => isGone(context, event),
    noLevelIsChosen: ({ context }) => rules.depthOf(context.levels, context.chosen) === 0,
    everyLevelIsChosen: ({ context }) => rules.depthOf(context.levels, context.chosen) === context.levels.length,
  },
  actions: {
    chooseAndClearBelow: assign(({ context }, { level, value }: { level: string; value: string | null }) => ({
      chosen: rules.choose(context.levels, context.chosen, level, value),
    })),
    clearFrom: assign(({ context }, { level }: { level: string }) => ({
      chosen: rules.choose(context.levels, context.chosen, level, null),
    })),
    clearAll: assign(({ context }) => ({ chosen: rules.withoutGaps(context.levels, {}) })),
  },
});

/**
 * Dependent selectors of any names and number (HIE-05, VC-01, PIL-03, SM-01). Another value at a level clears all
 * levels below it; the same value clears nothing. No calls, no effects.
 */
export const cascadeMachine = cascadeSetup.createMachine({
  id: 'cascade',
  context: ({ input }) => ({ levels: input.levels, chosen: rules.withoutGaps(input.levels, input.chosen) }),
  initial: 'measuring',
  on: {
    'level.chosen': {
      guard: 'choiceMayBeTaken',
      target: '.measuring',
      actions: { type: 'chooseAndClearBelow', params: asSent },
    },
    'options.loaded': {
      guard: 'chosenOptionIsGone',
      target: '.measuring',
      actions: { type: 'clearFrom', params: asSent },
    },
    'cascade.reset': { target: '.measuring', actions: 'clearAll' },
  },
  states: {
    measuring: {
      always: [
        { guard: 'noLevelIsChosen', target: 'empty' },
        { guard: 'everyLevelIsChosen', target: 'complete' },
        { target: 'partial' },
      ],
    },
    empty: {},
    partial: {},
    complete: { tags: 'complete' },
  },
});
