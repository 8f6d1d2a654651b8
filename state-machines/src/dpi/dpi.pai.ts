/** The action plan part of the diagnostic's machine (PAI-01): stepper, timer, establishing. */
import { countdown } from '../kit/countdown';
import { answer, asSent, calling, confirming as asking } from '../kit/steps';
import type { DpiContext } from './dpi.context';
import { dpiSetup } from './dpi.setup';

/** If somebody else established the plan first, shows theirs: it exists once. Other facts are taken in place. */
const followPlan = [
  {
    guard: 'somebodyEstablishedThePai',
    target: '#dpi.paiEstablished',
    actions: { type: 'takeFacts', params: asSent },
  },
  { actions: { type: 'takeFacts', params: asSent } },
] as const;

/** Open from the diagnostic's last day, once per cycle, to the school's leaders. */
export const pai = dpiSetup.createStateConfig({
  initial: 'stepper',
  states: {
    stepper: {
      on: {
        'pai.started': { guard: 'paiMayStart', target: 'timer' },
        'pai.left': { target: '#dpi.results', actions: 'wantResults' },
        // The end may have moved: `opening` decides whether a plan may still be established.
        'server.factsChanged': { target: '#dpi.opening', actions: { type: 'takeFacts', params: asSent } },
      },
    },
    timer: countdown({ then: 'establishing', back: 'stepper' }),
    establishing: {
      description: 'One tab per question; tabs with a low average are mandatory.',
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
      description: 'Asks first: a plan is established once and creates the activities of the school and the coach.',
    },
    saving: calling({
      port: 'establishPai',
      input: ({ paiItems }: DpiContext) => ({ items: paiItems }),
      done: { target: '#dpi.paiEstablished', actions: ['recordPai', { type: 'showNotice', params: answer }] },
      back: 'establishing',
    }),
  },
});
