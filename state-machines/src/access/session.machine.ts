import { answer, asSent, calling, refusal } from '../kit/steps';
import { begin, type SessionContext } from './session.context';
import { sessionSetup } from './session.setup';
import { signingIn } from './session.sign-in';

export type { SessionContext, SessionInput } from './session.context';

const admit = { type: 'admit', params: answer } as const;
const takePerson = { type: 'takePerson', params: asSent } as const;
const mustChoose = { type: 'newcomerMustChooseRole', params: answer } as const;

/** Another person, or the same one in another role: `startOver` discards the data of the previous session. */
const anotherBegan = { target: '#session.opening', actions: [takePerson, 'startOver'] } as const;
const endedElsewhere = {
  target: '#session.signedOut',
  actions: [{ type: 'forgetPerson', params: { reason: 'signedOut' } }, 'startOver'],
} as const;

/** E-mail and password, then the code where one is required. */
const signedOut = sessionSetup.createStateConfig({
  tags: 'signedOut',
  initial: 'filling',
  on: { 'otherTab.signedIn': anotherBegan },
  states: signingIn({
    room: 'signedOut',
    guard: 'credentialsAreFilled',
    arrivals: [
      { guard: mustChoose, target: '#session.choosingRole', actions: admit },
      { target: '#session.active', actions: admit },
    ],
  }),
});

/** Signing in again over the page whose session expired. The same person continues where they were. */
const interrupted = sessionSetup.createStateConfig({
  tags: 'again',
  initial: 'filling',
  on: {
    'session.left': {
      target: '#session.signedOut',
      actions: [{ type: 'forgetPerson', params: { reason: 'left' } }, 'startOver'],
    },
    'otherTab.signedIn': [
      { guard: 'otherTabHasTheSamePerson', target: '#session.active', actions: [takePerson, 'repeatWaitingCalls'] },
      anotherBegan,
    ],
  },
  states: signingIn({
    room: 'interrupted',
    guard: 'samePersonSignsAgain',
    arrivals: [
      {
        guard: { type: 'samePersonIsBack', params: answer },
        target: '#session.active',
        actions: [admit, 'repeatWaitingCalls'],
      },
      { guard: mustChoose, target: '#session.choosingRole', actions: [admit, 'startOver'] },
      { target: '#session.active', actions: [admit, 'startOver'] },
    ],
  }),
});

/** Input of `chooseRole`. Throws without a role: `saving` is only entered from `role.chosen`. */
function wanted({ wantedRole }: SessionContext) {
  if (wantedRole === null) throw new Error('No role was chosen');
  return { role: wantedRole };
}

/** Choice of one of several roles (ACC-05), after signing in or at the person's request. */
const choosingRole = sessionSetup.createStateConfig({
  initial: 'filling',
  on: {
    'session.expired': [
      { guard: 'personActsInARole', target: 'interrupted', actions: 'forgetRole' },
      {
        target: 'signedOut',
        actions: { type: 'forgetPerson', params: { reason: 'expired' } },
      },
    ],
    'otherTab.signedOut': endedElsewhere,
  },
  states: {
    filling: {
      on: {
        'role.chosen': { guard: 'roleIsHeld', target: 'saving', actions: { type: 'wantRole', params: asSent } },
        'role.changeCancelled': { guard: 'personActsInARole', target: '#session.active', actions: 'forgetRole' },
        'signOut.requested': '#session.signingOut',
      },
    },
    saving: calling({
      port: 'chooseRole',
      input: wanted,
      // Another role is another session: data read in the first must not be shown in the second.
      done: { target: '#session.active', actions: ['forgetRole', { type: 'takePerson', params: answer }, 'startOver'] },
      back: 'filling',
    }),
  },
});

/** Signed in with a role. */
const active = sessionSetup.createStateConfig({
  tags: 'signedIn',
  on: {
    'session.expired': { target: 'interrupted', actions: 'clearFailure' },
    'role.changeRequested': { guard: 'personHasSeveralRoles', target: 'choosingRole', actions: 'forgetRole' },
    'signOut.requested': 'signingOut',
    'otherTab.signedOut': endedElsewhere,
    'otherTab.signedIn': [{ guard: 'otherTabHasTheSamePerson', actions: takePerson }, anotherBegan],
  },
});

/**
 * A person's session in one page (ACC-01, ACC-05, SM-01): signing in, second step, choice of a role, expiry with
 * signing in again in place, signing out. Pure: no calls, no clock. The app provides the ports and the effects
 * `repeatWaitingCalls` and `startOver`, sends `session.expired` after a 401, and forwards what other tabs did, since
 * all tabs share the cookie.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => begin(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'nobodyIsSignedIn', target: 'signedOut' },
        { guard: 'roleIsStillToBeChosen', target: 'choosingRole' },
        { target: 'active' },
      ],
    },
    signedOut,
    choosingRole,
    active,
    interrupted,
    signingOut: {
      tags: 'saving',
      entry: 'clearFailure',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: {
          target: 'signedOut',
          actions: [{ type: 'forgetPerson', params: { reason: 'signedOut' } }, 'startOver'],
        },
        // The person is still signed in and must see it: otherwise they might leave a shared computer unlocked.
        onError: { target: 'opening', actions: refusal },
      },
    },
  },
});
