/** Inputs, samples and answers of the session machine, for its tests and the flow lab. */
import type { Exploration } from '../kit/explorer';
import type { SessionEvent, SessionOutputs } from './session.events';
import type { SessionContext, SessionInput, sessionMachine } from './session.machine';
import type { SessionPerson } from './session.rules';

type Person = SessionOutputs['chooseRole']['person'];

/** A coach with one role. */
export const laura: Person = { userId: 4, email: 'laura@ruta.test', roles: ['COACH'], role: 'COACH' };
/** Director of a school and of a coaching team, so two roles. */
export const ernesto: Person = { userId: 9, email: 'ernesto@ruta.test', roles: ['DIR', 'COACH_DIR'], role: null };

/** Inputs by the name that the flow lab shows. */
export const sessionInputs = {
  nobody: { person: null },
  coach: { person: laura },
  severalRoles: { person: ernesto },
  roleChosen: { person: { ...ernesto, role: 'DIR' } },
} as const satisfies Record<string, SessionInput>;

const typed = { password: 'ruta-demo-2026', remember: false };

/** Samples of each event: a payload that the guards accept and, where it matters, one that they refuse. */
export const sessionSamples: readonly SessionEvent[] = [
  { type: 'credentials.submitted', email: laura.email, ...typed },
  { type: 'credentials.submitted', email: ernesto.email, ...typed },
  { type: 'code.submitted', code: '123 456' },
  { type: 'code.submitted', code: '12' },
  { type: 'role.chosen', role: 'DIR' },
  { type: 'role.chosen', role: 'COACH_DIR' },
  { type: 'role.chosen', role: 'ADMIN' },
  { type: 'otherTab.signedIn', person: laura },
  { type: 'otherTab.signedIn', person: ernesto },
];

const people = [laura, ernesto, { ...ernesto, role: 'DIR' as const }];
const signedIn = people.map((person) => ({ outcome: 'signedIn' as const, person }));
const throttled = {
  outcome: 'throttled' as const,
  msLeft: 30_000,
  message: 'Demasiados intentos. Espera 30 segundos.',
};

/** Answers of each call, by invocation id. */
export const sessionAnswers = {
  signIn: [...signedIn, { outcome: 'codeNeeded', msLeft: 300_000 }, throttled],
  checkCode: [...signedIn, { outcome: 'over', message: 'Tu intento venció. Entra otra vez.' }, throttled],
  chooseRole: [{ person: { ...ernesto, role: 'DIR' } }, { person: { ...ernesto, role: 'COACH_DIR' } }],
  signOut: [null],
} satisfies Record<keyof SessionOutputs, SessionOutputs[keyof SessionOutputs][]>;

const whois = (person: SessionPerson | null) => person && [person.userId, person.role];

/** The part of the context that guards read. */
const situationOf = (context: SessionContext) => [whois(context.person), context.wantedRole, context.reason];

/** One exploration per input, all with the same samples and answers. */
export const sessionExplorations: readonly Exploration<typeof sessionMachine>[] = Object.entries(sessionInputs).map(
  ([name, input]) => ({ name, input, samples: sessionSamples, answers: sessionAnswers, situationOf }),
);
