import { answer, asSent, calling } from '../kit/steps';
import { begin, shareInput } from './sharing.context';
import { sharingSetup } from './sharing.setup';

export { hasChoices } from './sharing.context';
export type { SharingContext, SharingInput } from './sharing.context';

/**
 * Sharing a school's agenda in four steps: range, activities, people, and the letter as it will be; then it is sent (SHA-01, SM-01). Each step goes
 * on only when it is complete, and back without losing a choice. A refusal keeps everything and says why. Pure: no calls, no clock. The app
 * provides the port and the effects `showNotice` and `showSharing`.
 */
export const sharingMachine = sharingSetup.createMachine({
  id: 'sharing',
  context: ({ input }) => begin(input),
  initial: 'range',
  states: {
    range: {
      tags: 'editing',
      on: {
        'range.chosen': { actions: { type: 'setRange', params: asSent } },
        'step.next': { guard: 'rangeStands', target: 'activities' },
      },
    },
    activities: {
      tags: 'editing',
      on: {
        'activities.chosen': { actions: { type: 'setActivities', params: asSent } },
        'step.next': { guard: 'activitiesAreChosen', target: 'people' },
        'step.back': 'range',
      },
    },
    people: {
      tags: 'editing',
      on: {
        'people.chosen': { actions: { type: 'setPeople', params: asSent } },
        'step.next': { guard: 'peopleAreChosen', target: 'letter' },
        'step.back': 'activities',
      },
    },
    letter: {
      description: 'Shows the letter as its readers get it, before it is sent.',
      tags: 'editing',
      on: {
        'letter.written': { actions: { type: 'setLetter', params: asSent } },
        'sharing.confirmed': { guard: 'messageIsShort', target: 'sending' },
        'step.back': 'people',
      },
    },
    sending: calling({
      port: 'shareAgenda',
      input: shareInput,
      done: {
        target: 'sent',
        actions: [{ type: 'recordShared', params: answer }, { type: 'showNotice', params: answer }, 'showSharing'],
      },
      back: 'failed',
    }),
    failed: {
      description: 'Nothing was sent, and nothing that was chosen is lost.',
      tags: 'failed',
      on: { 'submission.retried': 'sending', 'step.back': 'letter' },
    },
    sent: { type: 'final' },
  },
});
