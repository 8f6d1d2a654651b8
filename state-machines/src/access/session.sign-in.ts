/** Signing in: password, second step and throttle, the same for the door and for the page that expired (ACC-01). */
import { answer, refusal } from '../kit/steps';
import type { SessionEvent, SessionInputs } from './session.events';

/** What was submitted goes straight to the call; the context never has it. By structure it is there. */
function credentialsIn(event: SessionEvent): SessionInputs['signIn'] {
  if (event.type !== 'credentials.submitted') throw new Error('No credentials were submitted');
  const { email, password, remember } = event;
  return { email, password, remember };
}
function codeIn(event: SessionEvent): SessionInputs['checkCode'] {
  if (event.type !== 'code.submitted') throw new Error('No code was submitted');
  return { code: event.code };
}

/**
 * The states of signing in, inside the state `room`. `arrivals` are the transitions of somebody who is let in; `guard`
 * says whose credentials are taken.
 */
export const signingIn = <
  const Room extends string,
  const Guard extends string,
  const Arrivals extends readonly unknown[],
>(of: {
  room: Room;
  guard: Guard;
  arrivals: Arrivals;
}) => {
  const throttled = {
    guard: { type: 'attemptsAreThrottled', params: answer },
    target: `#session.${of.room}.throttled`,
    actions: { type: 'recordWait', params: answer },
  } as const;
  return {
    filling: {
      on: { 'credentials.submitted': { guard: of.guard, target: 'checking', actions: 'forgetFailure' } },
    },
    checking: {
      tags: 'saving',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }: { event: SessionEvent }) => credentialsIn(event),
        onDone: [
          {
            guard: { type: 'codeIsNeeded', params: answer },
            target: 'secondStep',
            actions: { type: 'recordWait', params: answer },
          },
          throttled,
          ...of.arrivals,
        ],
        onError: { target: 'filling', actions: refusal },
      },
    },
    throttled: {
      description: 'Too many attempts: the server said how long to wait.',
      tags: 'waiting',
      after: { throttleWait: { target: 'filling', actions: 'forgetFailure' } },
    },
    secondStep: {
      description: 'Its time runs while a code is being checked, too.',
      tags: 'code',
      initial: 'asking',
      on: { 'secondStep.left': { target: 'filling', actions: 'forgetFailure' } },
      after: { secondStepLife: { target: 'filling', actions: 'tellStepIsOver' } },
      states: {
        asking: { on: { 'code.submitted': { guard: 'codeIsWellFormed', target: 'checkingCode' } } },
        checkingCode: {
          tags: 'saving',
          entry: 'clearFailure',
          invoke: {
            id: 'checkCode',
            src: 'checkCode',
            input: ({ event }: { event: SessionEvent }) => codeIn(event),
            onDone: [
              {
                guard: { type: 'secondStepIsOver', params: answer },
                target: `#session.${of.room}.filling`,
                actions: { type: 'recordStepOver', params: answer },
              },
              throttled,
              ...of.arrivals,
            ],
            onError: { target: 'asking', actions: refusal },
          },
        },
      },
    },
  } as const;
};
