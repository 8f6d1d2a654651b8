/** The part of the diagnostic's chart that establishes the action plan (PAI-01): stepper, timer, establish. */
import { countdown } from '../kit/countdown';
import { answer, asSent, calling, confirming as asking } from '../kit/steps';
import type { DpiContext } from './dpi.context';
import { dpiSetup } from './dpi.setup';

/** Somebody else was first: the plan exists once. Anything else the server tells is taken where the person is. */
const followPlan = [
  {
    guard: 'somebodyEstablishedThePai',
    target: '#dpi.paiEstablished',
    actions: { type: 'takeFacts', params: asSent },
  },
  { actions: { type: 'takeFacts', params: asSent } },
] as const;

/** From the diagnostic's last day on, once per cycle, by the school's leaders. */
export const pai = dpiSetup.createStateConfig({
  initial: 'stepper',
  states: {
    stepper: {
      on: {
        'pai.started': { guard: 'paiMayStart', target: 'timer' },
        'pai.left': { target: '#dpi.results', actions: 'wantResults' },
        // The end may have been moved on: `opening` finds whether there is still a plan to establish.
        'server.factsChanged': { target: '#dpi.opening', actions: { type: 'takeFacts', params: asSent } },
      },
    },
    timer: countdown({ then: 'establishing', back: 'stepper' }),
    establishing: {
      description: 'A tab per question; those with a low average have to be filled.',
      tags: 'filling',
      on: {
        'pai.itemChanged': { guard: 'itemBelongsToATab', actions: { type: 'setItem', params: asSent } },
        'pai.itemCleared': { actions: { type: 'clearItem', params: asSent } },
        'pai.submitted': { guard: 'everyNeededTabIsWhole', target: 'confirming' },
        'pai.left': { target: '#dpi.results', actions: 'wantResults' },
        'server.factsChanged': followPlan,
      },
    },
    confirming: {
      ...asking({ go: 'saving', back: 'establishing' }),
      description: 'A plan is established once and creates the activities of school and coach: it asks first.',
    },
    saving: calling({
      port: 'establishPai',
      input: ({ paiItems }: DpiContext) => ({ items: paiItems }),
      done: { target: '#dpi.paiEstablished', actions: ['recordPai', { type: 'showNotice', params: answer }] },
      back: 'establishing',
    }),
  },
});
