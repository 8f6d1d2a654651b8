/** Ports, guards and actions of the diagnostic's machine; its states are in dpi.machine. */
import { and, assign, setup } from 'xstate';
import type { CalendarDay } from '../kit/calendar-day';
import { COUNTDOWN_FROM, countdownGoesOn, oneSecond } from '../kit/countdown';
import { messageOf } from '../kit/flow-kit';
import { port } from '../kit/ports';
import { missingTabs, tabsShort, type DpiContext, type DpiInput, type DpiTag } from './dpi.context';
import type { DpiEvent, DpiFacts, DpiInputs, DpiOutputs, SubmissionOutput } from './dpi.events';
import * as rules from './dpi.rules';
import { mayEstablish, type PaiItem } from './pai.rules';

/** Pause before an unsaved answer is sent again, in milliseconds. */
export const RETRY_PAUSE_MS = 5000;

const replaceItem = (items: readonly PaiItem[], item: PaiItem) =>
  items.some(({ questionId }) => questionId === item.questionId)
    ? items.map((kept) => (kept.questionId === item.questionId ? item : kept))
    : [...items, item];
const without = (items: readonly PaiItem[], id: number) => items.filter(({ questionId }) => questionId !== id);
const factsIn = (event: DpiEvent) => (event.type === 'server.factsChanged' ? event.facts : null);
const isPaiOf = (context: DpiContext) => ({ ...context, isEstablished: context.isPaiEstablished });

/** Typed setup; dpi.machine calls `createMachine` once. */
export const dpiSetup = setup({
  types: {
    input: {} as DpiInput,
    context: {} as DpiContext,
    events: {} as DpiEvent,
    tags: {} as DpiTag,
  },
  actors: {
    startSubmission: port<DpiOutputs['startSubmission'], DpiInputs['startSubmission']>('startSubmission'),
    saveAnswer: port<DpiOutputs['saveAnswer'], DpiInputs['saveAnswer']>('saveAnswer'),
    finishSubmission: port<DpiOutputs['finishSubmission'], DpiInputs['finishSubmission']>('finishSubmission'),
    saveEndDate: port<DpiOutputs['saveEndDate'], DpiInputs['saveEndDate']>('saveEndDate'),
    establishPai: port<DpiOutputs['establishPai'], DpiInputs['establishPai']>('establishPai'),
  },
  delays: {
    oneSecond,
    /** Time that was left for the question when it was shown. */
    questionTimeout: ({ context }) => context.msLeft,
    retryPause: RETRY_PAUSE_MS,
  },
  guards: {
    submissionIsFinished: ({ context }) => context.submission === 'finished',
    submissionIsOpen: ({ context }) => context.submission === 'open',
    answeringIsDoneOrUnwanted: ({ context }) => context.submission === 'finished' || context.purpose !== 'answer',
    dpiIsOver: ({ context }) => rules.dpiWindow(context) === 'after',
    dpiHasNotBegun: ({ context }) => rules.dpiWindow(context) === 'before',
    dpiHasQuestions: ({ context }) => context.questions.length > 0,
    personMayReadResults: ({ context }) => context.mayReadResults,
    countdownGoesOn: ({ context }) => countdownGoesOn(context),
    responseIsAnOption: ({ context, event }) =>
      event.type === 'response.chosen' &&
      rules.optionBelongs(rules.questionOf(context.questions, context.questionId), event.optionId),
    responseIsChosen: ({ context }) => context.chosenOptionId !== null,
    dpiWasClosed: (_, output: SubmissionOutput) => output.outcome === 'closed',
    serverRefusedForGood: (_, output: SubmissionOutput) => output.outcome === 'refused',
    submissionWasFinished: (_, output: SubmissionOutput) => output.outcome === 'finished',
    everyQuestionIsWritten: (_, output: SubmissionOutput) => 'next' in output && output.next === null,

    resultsAreToBeShown: and(['answeringIsDoneOrUnwanted', 'personMayReadResults']),
    personMayEditEndDate: ({ context }) => context.mayEditEndDate,
    endDateIsTodayOrLater: ({ context }) => rules.endMayChange(context),
    endDateMayBeEdited: and(['personMayEditEndDate', 'endDateIsTodayOrLater']),
    newEndDateStands: ({ context, event }) =>
      event.type === 'endDate.submitted' && rules.faultsInEndDate(event.endsOn, context).length === 0,

    paiIsWanted: ({ context }) => context.purpose === 'pai',
    paiIsEstablished: ({ context }) => context.isPaiEstablished,
    establishedPaiIsWanted: and(['paiIsWanted', 'paiIsEstablished']),
    personMayEstablishPai: ({ context }) => context.mayEstablishPai,
    dpiHasEndedAndPaiIsNew: ({ context }) => mayEstablish(isPaiOf(context)),
    paiMayBeOpened: and(['personMayEstablishPai', 'dpiHasEndedAndPaiIsNew']),
    wantedPaiMayBeOpened: and(['paiIsWanted', 'paiMayBeOpened']),
    hasChartData: ({ context }) => context.hasChartData,
    hasFinishedSubmissions: ({ context }) => context.totalValidated > 0,
    paiMayStart: and(['hasChartData', 'hasFinishedSubmissions']),
    itemBelongsToATab: ({ context, event }) =>
      event.type === 'pai.itemChanged' && context.paiTabs.some((tab) => tab.questionId === event.questionId),
    everyNeededTabIsWhole: ({ context }) =>
      context.paiTabs.length > 0 && tabsShort(context) === 0 && missingTabs(context).length === 0,
    somebodyEstablishedThePai: ({ event }) => factsIn(event)?.isPaiEstablished ?? false,
  },
  actions: {
    startCountdown: assign({ countdownLeft: COUNTDOWN_FROM }),
    tickCountdown: assign({ countdownLeft: ({ context }) => context.countdownLeft - 1 }),
    setToday: assign((_, { today }: { today: CalendarDay }) => ({ today })),
    takeFacts: assign((_, { facts }: { facts: DpiFacts }) => facts),
    setTimeFactor: assign((_, { factor }: { factor: rules.TimeFactor }) => ({ timeFactor: factor })),

    /** Takes the next question, its time left and the number of saved answers from the server. */
    goOn: assign((_, output: SubmissionOutput) => {
      if (!('next' in output)) return {};
      const { next, written } = output;
      return {
        submission: 'open' as const,
        written,
        wasLate: 'isLate' in output && output.isLate,
        questionId: next?.questionId ?? null,
        msLeft: next?.msLeft ?? 0,
        chosenOptionId: null,
      };
    }),
    chooseOption: assign((_, { optionId }: { optionId: number }) => ({ chosenOptionId: optionId })),
    recordFinished: assign({ submission: 'finished', questionId: null, chosenOptionId: null }),

    rememberEndDate: assign((_, { endsOn }: { endsOn: CalendarDay }) => ({ newEndsOn: endsOn })),
    forgetEndDate: assign({ newEndsOn: null, failure: null }),
    recordEndDate: assign((_, { endsOn }: DpiOutputs['saveEndDate']) => ({ endsOn, newEndsOn: null })),

    wantPai: assign({ purpose: 'pai', failure: null }),
    wantResults: assign({ purpose: 'results', failure: null }),
    setItem: assign(({ context }, { type: _, ...item }: PaiItem & { type: string }) => ({
      paiItems: replaceItem(context.paiItems, item),
    })),
    clearItem: assign(({ context }, { questionId }: { questionId: number }) => ({
      paiItems: without(context.paiItems, questionId),
    })),
    recordPai: assign({ isPaiEstablished: true }),

    /** Default action for a refused call; see `messageOf`. */
    recordFailure: assign((_, { error }: { error: unknown }) => ({ failure: messageOf(error) })),
    recordRefusal: assign((_, output: SubmissionOutput) => ({
      failure: output.outcome === 'refused' ? output.message : null,
    })),
    clearFailure: assign({ failure: null }),
    /** Provided by the app: shows the server's message in a snackbar. */
    showNotice: (_, _params: { message: string }) => undefined,
  },
});
