/** Cancelling a visit that has not started: the reason, its call, and a version that somebody else saved first. */
import { answer, asSent, calling } from '../kit/steps';
import { cancelNotice, known } from './visit.parts';
import type { VisitContext } from './visit.context';
import { visitSetup } from './visit.setup';

/** The reason being sent. Throws without one: `saving` is only entered from `cancel.submitted`. */
function submitted({ cancelReason }: VisitContext): string {
  if (cancelReason === null) throw new Error('No reason was submitted');
  return cancelReason;
}

const submit = {
  guard: 'cancelReasonIsComplete',
  target: 'saving',
  actions: { type: 'rememberCancelReason', params: asSent },
} as const;
const dismiss = { target: '#visit.scheduled', actions: 'forgetCancelReason' } as const;
const follow = [
  { guard: 'cancellingIsStillAllowed', actions: { type: 'takeServerVersion', params: asSent } },
  {
    guard: 'serverIsAhead',
    target: '#visit.opening',
    actions: ['forgetCancelReason', { type: 'takeServerVersion', params: asSent }],
  },
] as const;
const writing = {
  'cancel.submitted': submit,
  'cancel.dismissed': dismiss,
  'server.statusChanged': follow,
} as const;

/** Asks for the reason and cancels (VIS-01). Nothing takes a cancelled visit back. */
export const cancelling = visitSetup.createStateConfig({
  entry: 'clearFailure',
  initial: 'asking',
  states: {
    asking: { on: writing },
    overtaken: {
      description: 'Somebody else saved first. The person sees the visit as it is now, and decides again.',
      on: writing,
    },
    saving: calling({
      port: 'cancelVisit',
      input: (context: VisitContext) => ({ ...known(context), reason: submitted(context) }),
      done: [
        {
          guard: { type: 'cancellingWasStale', params: answer },
          target: 'overtaken',
          actions: { type: 'takeOvertaking', params: answer },
        },
        {
          target: '#visit.cancelled',
          actions: [
            { type: 'recordCancelled', params: answer },
            { type: 'showNotice', params: cancelNotice },
          ],
        },
      ],
      back: 'asking',
    }),
  },
});
