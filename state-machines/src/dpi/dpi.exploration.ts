/** Inputs, samples and answers of the diagnostic's machine, for its tests and the flow lab. */
import { countdownSituation } from '../kit/countdown';
import type { Exploration } from '../kit/explorer';
import type { DpiEvent, DpiFacts, DpiOutputs, SubmissionOutput } from './dpi.events';
import { missingTabs, type DpiContext, type DpiInput, type dpiMachine } from './dpi.machine';
import { blankItem, type PaiItem, type PaiTab } from './pai.rules';

/** Sample days in the school's wall clock. */
export const YESTERDAY = '2026-11-19';
export const TODAY = '2026-11-20';
export const TOMORROW = '2026-11-21';
const CYCLE_END = '2027-07-15';

/** A complete tab. */
export const fullItem = (questionId: number): PaiItem => ({
  questionId,
  activity: 'Círculo quincenal de diálogo entre docentes',
  objectives: 'Que cada acuerdo del consejo técnico llegue a todos',
  indicators: 'Nueve de cada diez docentes conocen los acuerdos',
  strategy: 'Minuta de una página el mismo día, leída en el siguiente círculo',
  responsables: 'Subdirección y academia de primaria',
  financialResources: 'Ninguno',
  materialResources: 'Sala de maestros, pizarrón',
  humanResources: 'Doce docentes y la coordinación académica',
  coachPaiId: 4,
  date: TOMORROW,
  time: '13:00',
  coachDate: TOMORROW,
  coachTime: '09:00',
});

const teacher: DpiInput = {
  purpose: 'answer',
  questions: [
    { id: 1, optionIds: [11, 12, 13, 14, 15], timeoutSeconds: null },
    { id: 2, optionIds: [21, 22, 23, 24, 25], timeoutSeconds: 30 },
  ],
  submission: 'none',
  timeFactor: 1,
  today: TODAY,
  startsOn: TODAY,
  endsOn: TOMORROW,
  cycleEndsOn: CYCLE_END,
  mayReadResults: false,
  mayEditEndDate: false,
  mayEstablishPai: false,
  hasChartData: false,
  totalValidated: 0,
  isPaiEstablished: false,
  paiTabs: [],
  paiItems: [],
};
/** Three mandatory tabs; the fourth has a high average and is optional. */
export const paiTabs: readonly PaiTab[] = [
  { questionId: 1, average: 2.4, isMandatory: true },
  { questionId: 2, average: 3.1, isMandatory: true },
  { questionId: 3, average: 4.6, isMandatory: false },
  { questionId: 4, average: 4.2, isMandatory: true },
];
const leader: DpiInput = {
  ...teacher,
  submission: 'finished',
  mayReadResults: true,
  mayEditEndDate: true,
  mayEstablishPai: true,
  hasChartData: true,
  totalValidated: 3,
  paiTabs,
};
const ended = { startsOn: YESTERDAY, endsOn: TODAY };

/** Inputs by the name that the flow lab shows. */
export const dpiInputs = {
  teacher,
  resumed: { ...teacher, submission: 'open' },
  beforeStart: { ...teacher, startsOn: TOMORROW },
  afterEnd: { ...teacher, startsOn: '2026-11-01', endsOn: YESTERDAY },
  withoutQuestions: { ...teacher, questions: [] },
  leader,
  leaderReadsOnly: { ...leader, mayEditEndDate: false, mayEstablishPai: false },
  pai: { ...leader, ...ended, purpose: 'pai', paiItems: [fullItem(1), fullItem(2)] },
  paiWithoutAnswers: { ...leader, ...ended, purpose: 'pai', hasChartData: false, totalValidated: 0 },
  paiEstablished: { ...leader, ...ended, purpose: 'pai', isPaiEstablished: true },
} as const satisfies Record<string, DpiInput>;

const facts: DpiFacts = { ...ended, hasChartData: true, totalValidated: 4, isPaiEstablished: false };

/** Samples of each event: a payload that the guards accept and, where it matters, one that they refuse. */
export const dpiSamples: readonly DpiEvent[] = [
  { type: 'time.allowanceChosen', factor: 2 },
  { type: 'time.allowanceChosen', factor: 10 },
  { type: 'response.chosen', optionId: 13 },
  { type: 'response.chosen', optionId: 24 },
  { type: 'response.chosen', optionId: 99 },
  { type: 'endDate.submitted', endsOn: TODAY },
  { type: 'endDate.submitted', endsOn: '2026-12-04' },
  { type: 'endDate.submitted', endsOn: YESTERDAY },
  { type: 'pai.itemChanged', ...fullItem(1) },
  { type: 'pai.itemChanged', ...fullItem(4) },
  { type: 'pai.itemChanged', ...blankItem(3), activity: 'Tutoría entre pares' },
  { type: 'pai.itemChanged', ...fullItem(99) },
  { type: 'pai.itemCleared', questionId: 3 },
  { type: 'clock.dayChanged', today: TODAY },
  { type: 'clock.dayChanged', today: TOMORROW },
  { type: 'clock.dayChanged', today: '2026-11-22' },
  { type: 'server.factsChanged', facts },
  { type: 'server.factsChanged', facts: { ...facts, endsOn: TOMORROW } },
  { type: 'server.factsChanged', facts: { ...facts, isPaiEstablished: true } },
];

const first = { questionId: 1, msLeft: 20_000 };
const second = { questionId: 2, msLeft: 30_000 };

/** Answers of each call, by invocation id. */
export const dpiAnswers = {
  startSubmission: [
    { outcome: 'open', written: 0, next: first },
    { outcome: 'open', written: 1, next: { questionId: 2, msLeft: 8000 } },
    { outcome: 'open', written: 2, next: null },
    { outcome: 'finished' },
    { outcome: 'closed' },
    { outcome: 'refused', message: 'No encontramos ese diagnóstico' },
  ],
  saveAnswer: [
    { outcome: 'stored', written: 1, isLate: false, next: second },
    { outcome: 'stored', written: 1, isLate: true, next: second },
    { outcome: 'stored', written: 2, isLate: false, next: null },
    { outcome: 'finished' },
    { outcome: 'closed' },
    { outcome: 'refused', message: 'No encontramos ese diagnóstico' },
  ],
  finishSubmission: [{ message: 'Gracias, tus respuestas se guardaron' }],
  saveEndDate: [{ endsOn: '2026-12-04', message: 'La fecha de cierre se cambió' }],
  establishPai: [
    { outcome: 'established', message: 'El plan de acción se estableció' },
    { outcome: 'alreadyEstablished', message: 'El plan de acción ya estaba establecido' },
  ],
} satisfies Record<keyof DpiOutputs, (DpiOutputs[keyof DpiOutputs] | SubmissionOutput)[]>;

const against = (day: string, today: string) => Math.sign(day.localeCompare(today));

/** The part of the context that guards read; of the plan, the tabs that are incomplete. */
export const situationOf = (context: DpiContext) => [
  context.purpose,
  context.submission,
  against(context.startsOn, context.today),
  against(context.endsOn, context.today),
  context.hasChartData,
  context.totalValidated > 0,
  context.isPaiEstablished,
  countdownSituation(context),
  context.questionId,
  context.chosenOptionId !== null,
  missingTabs(context).map(({ questionId }) => questionId),
];

/** One exploration per input, all with the same samples and answers. */
export const dpiExplorations: readonly Exploration<typeof dpiMachine>[] = Object.entries(dpiInputs).map(
  ([name, input]) => ({ name, input, samples: dpiSamples, answers: dpiAnswers, situationOf }),
);
