/**
 * States of signing in: password, second step and throttle. Used for the sign-in page and for an expired session
 * (ACC-01).
 */
import { answer, refusal } from '../kit/steps';
import type { SessionEvent, SessionInputs } from './session.events';

/**
 * Input of `signIn`, straight from the event: the context never holds credentials. Throws on any other event, which
 * `checking` cannot receive.
 */
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
 * States of signing in, inside the state `room`. `arrivals` are the transitions of a person who is signed in; `guard`
 * accepts the submitted credentials.
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
      description: 'The time to give a code also runs while one is being checked.',
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
