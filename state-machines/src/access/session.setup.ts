/** Ports, guards and actions of the session machine; its states are in session.machine. */
import type { RoleCode } from '@ruta/contracts/roles';
import { and, assign, setup } from 'xstate';
import { messageOf } from '../kit/flow-kit';
import { port } from '../kit/ports';
import type { SessionContext, SessionInput, SessionTag } from './session.context';
import type { SessionEvent, SessionInputs, SessionOutputs, StepOutput } from './session.events';
import * as rules from './session.rules';
import type { SessionPerson } from './session.rules';

const personIn = (event: SessionEvent) => (event.type === 'otherTab.signedIn' ? event.person : null);

/** Typed setup; session.machine calls `createMachine` once. */
export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as SessionTag,
  },
  actors: {
    signIn: port<SessionOutputs['signIn'], SessionInputs['signIn']>('signIn'),
    checkCode: port<SessionOutputs['checkCode'], SessionInputs['checkCode']>('checkCode'),
    chooseRole: port<SessionOutputs['chooseRole'], SessionInputs['chooseRole']>('chooseRole'),
    signOut: port<SessionOutputs['signOut'], SessionInputs['signOut']>('signOut'),
  },
  delays: {
    /** Wait that the server demands after too many attempts. */
    throttleWait: ({ context }) => context.msLeft,
    /** Time to give the code after the right password. */
    secondStepLife: ({ context }) => context.msLeft,
  },
  guards: {
    nobodyIsSignedIn: ({ context }) => context.person === null,
    roleIsStillToBeChosen: ({ context }) => context.person !== null && rules.mustChooseRole(context.person),
    personActsInARole: ({ context }) => context.person !== null && !rules.mustChooseRole(context.person),
    personHasSeveralRoles: ({ context }) => (context.person?.roles.length ?? 0) > 1,

    credentialsAreFilled: ({ event }) =>
      event.type === 'credentials.submitted' && rules.faultsInCredentials(event).length === 0,
    emailIsOfTheSamePerson: ({ context, event }) =>
      event.type === 'credentials.submitted' &&
      context.person !== null &&
      rules.sameEmail(event.email, context.person.email),
    samePersonSignsAgain: and(['credentialsAreFilled', 'emailIsOfTheSamePerson']),
    codeIsWellFormed: ({ event }) => event.type === 'code.submitted' && rules.isCode(event.code),
    roleIsHeld: ({ context, event }) =>
      event.type === 'role.chosen' && context.person !== null && rules.holdsRole(context.person, event.role),

    codeIsNeeded: (_, output: StepOutput) => output.outcome === 'codeNeeded',
    attemptsAreThrottled: (_, output: StepOutput) => output.outcome === 'throttled',
    secondStepIsOver: (_, output: StepOutput) => output.outcome === 'over',
    newcomerMustChooseRole: (_, output: StepOutput) =>
      output.outcome === 'signedIn' && rules.mustChooseRole(output.person),
    samePersonIsBack: ({ context }, output: StepOutput) =>
      output.outcome === 'signedIn' && rules.isBack(context.person, output.person),
    otherTabHasTheSamePerson: ({ context, event }) => {
      const person = personIn(event);
      return person !== null && rules.isBack(context.person, person);
    },
  },
  actions: {
    admit: assign((_, output: StepOutput) =>
      output.outcome === 'signedIn' ? { person: output.person, reason: null, failure: null } : {},
    ),
    takePerson: assign((_, { person }: { person: SessionPerson }) => ({ person, reason: null, failure: null })),
    recordWait: assign((_, output: StepOutput) => ({
      msLeft: 'msLeft' in output ? output.msLeft : 0,
      failure: 'message' in output ? output.message : null,
    })),
    recordStepOver: assign((_, output: StepOutput) => ({
      isStepOver: true,
      failure: 'message' in output ? output.message : null,
    })),
    tellStepIsOver: assign({ isStepOver: true, failure: null }),
    forgetFailure: assign({ isStepOver: false, failure: null }),
    wantRole: assign((_, { role }: { role: RoleCode }) => ({ wantedRole: role })),
    forgetRole: assign({ wantedRole: null, failure: null }),
    forgetPerson: assign((_, { reason }: { reason: SessionContext['reason'] }) => ({
      person: null,
      reason,
      wantedRole: null,
      failure: null,
    })),
    /** Default action for a refused call; see `messageOf`. */
    recordFailure: assign((_, { error }: { error: unknown }) => ({ failure: messageOf(error) })),
    clearFailure: assign({ failure: null }),
    /** Provided by the app: repeats the calls that got a 401; the page keeps its state. */
    repeatWaitingCalls: () => undefined,
    /** Provided by the app: discards all data of the previous session and restarts the page. */
    startOver: () => undefined,
  },
});
