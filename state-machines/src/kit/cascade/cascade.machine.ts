import { and, assign, setup } from 'xstate';
import { asSent } from '../steps';
import type { CascadeEvent } from './cascade.events';
import * as rules from './cascade.rules';
import type { Chosen } from './cascade.rules';

/** The names of the levels from the top, and what is chosen at the start, if anything is. Read once. */
export interface CascadeInput {
  levels: readonly string[];
  chosen: Chosen;
}

/** Only what is chosen; the options belong to the server. */
export type CascadeContext = CascadeInput;

/** What screens ask the machine for instead of naming its states. */
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
 * Selectors that depend on one another, of any names and number (HIE-05, VC-01, PIL-03, SM-01): another value at one
 * level clears every one below it; the same value again clears nothing. Pure: no call, no effect.
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
