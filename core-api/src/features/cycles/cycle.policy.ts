import type { ProblemCode } from '@ruta/contracts';
import {
  faultsInStart,
  mayClose,
  mayEdit,
  mayFinish,
  mayPrepare,
  type CycleState,
} from '@ruta/state-machines/cycles/cycle.rules';
import type { Knex } from 'knex';
import { everything } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';
import type { Verdict } from '../../kernel/verdict';

/** What the rules of a cycle need to know. Days are of the platform's clock. */
export interface CycleFacts {
  state: CycleState;
  isAnotherStarted: boolean;
  endAt: string;
  dpiEndsOn: string | null;
  today: string;
}

/** The cycles that the caller may read: a catalogue to most roles. */
export const visible = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor): Q =>
  everything(query, actor, 'cycle:read');

/** Those that the caller may change. */
export const changeable = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor): Q =>
  everything(query, actor, 'cycle:write');

const may = (actor: Actor, verdict: () => Verdict): Verdict =>
  holds(actor, 'cycle:write') ? verdict() : 'access.refused';

/** Why a cycle is beyond what precedes its start. */
const beyond = (state: CycleState): ProblemCode => (state === 'finished' ? 'cycles.finished' : 'cycles.started');

const AGAINST_START = {
  notPrepared: 'cycles.not-prepared',
  anotherStarted: 'cycles.other-started',
  over: 'cycles.over',
} as const;

/** What a person may do with a cycle now; the rules are the machine's (decision 0020). */
export const cycleVerdicts = {
  edit: (actor: Actor, { state }: CycleFacts): Verdict =>
    may(actor, () => (mayEdit(state) ? 'allowed' : beyond(state))),

  prepare: (actor: Actor, { state }: CycleFacts): Verdict =>
    may(actor, () => {
      if (mayPrepare(state)) return 'allowed';
      return state === 'prepared' ? 'cycles.prepared' : beyond(state);
    }),

  start: (actor: Actor, facts: CycleFacts): Verdict =>
    may(actor, () => {
      if (facts.state === 'started' || facts.state === 'finished') return beyond(facts.state);
      const [fault] = faultsInStart(facts);
      return fault === undefined ? 'allowed' : AGAINST_START[fault];
    }),

  finish: (actor: Actor, { state }: CycleFacts): Verdict =>
    may(actor, () => (mayFinish(state) ? 'allowed' : 'cycles.none-started')),

  closePfp: (actor: Actor, facts: CycleFacts): Verdict => may(actor, () => closing('pfp', facts)),
  closeDpi: (actor: Actor, facts: CycleFacts): Verdict => may(actor, () => closing('dpi', facts)),
};

function closing(kind: 'pfp' | 'dpi', facts: CycleFacts): Verdict {
  if (mayClose(kind, facts)) return 'allowed';
  if (facts.state === 'finished') return 'cycles.finished';
  return facts.state === 'notPrepared' ? 'cycles.not-prepared' : 'cycles.dpi-over';
}

export function canOf(actor: Actor, facts: CycleFacts) {
  const is = (verb: keyof typeof cycleVerdicts) => cycleVerdicts[verb](actor, facts) === 'allowed';
  return {
    edit: is('edit'),
    prepare: is('prepare'),
    start: is('start'),
    finish: is('finish'),
    closePfp: is('closePfp'),
    closeDpi: is('closeDpi'),
  };
}
