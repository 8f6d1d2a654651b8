/** Port, guards and actions of the sharing machine; its states are in sharing.machine. */
import { assign, setup } from 'xstate';
import { messageOf } from '../kit/flow-kit';
import { port } from '../kit/ports';
import type { SharingContext, SharingInput, SharingTag } from './sharing.context';
import type { SharingEvent, SharingInputs, SharingOutputs } from './sharing.events';
import * as rules from './sharing.rules';
import type { Range } from './sharing.rules';

/** Typed setup; sharing.machine calls `createMachine` once. */
export const sharingSetup = setup({
  types: {
    input: {} as SharingInput,
    context: {} as SharingContext,
    events: {} as SharingEvent,
    tags: {} as SharingTag,
  },
  actors: { shareAgenda: port<SharingOutputs['shareAgenda'], SharingInputs['shareAgenda']>('shareAgenda') },
  guards: {
    rangeStands: ({ context }) => rules.rangeStands(context),
    activitiesAreChosen: ({ context }) => rules.activitiesStand(context.activities),
    peopleAreChosen: ({ context }) => rules.peopleStand(context.people),
    messageIsShort: ({ context }) => rules.messageStands(context.message),
  },
  actions: {
    /** Other days have other activities. */
    setRange: assign(({ context }, { start, end }: Range) => ({
      ...{ start, end },
      ...(start !== context.start || end !== context.end ? { activities: [], types: [] } : {}),
    })),
    setActivities: assign((_, { activities, types }: Pick<SharingContext, 'activities' | 'types'>) => ({
      activities,
      types,
    })),
    setPeople: assign((_, { people }: { people: readonly number[] }) => ({ people })),
    setLetter: assign((_, { message, sendCalendar }: { message: string; sendCalendar: boolean }) => ({
      ...{ message, sendCalendar },
    })),
    recordShared: assign((_, { id }: SharingOutputs['shareAgenda']) => ({ sharedId: id })),

    /** Default action for a refused call; see `messageOf`. */
    recordFailure: assign((_, { error }: { error: unknown }) => ({ failure: messageOf(error) })),
    clearFailure: assign({ failure: null }),
    /** Provided by the app: shows the server's message in a snackbar. */
    showNotice: (_, _params: { message: string }) => undefined,
    /** Provided by the app: shows what was sent, with each recipient. */
    showSharing: () => undefined,
  },
});
