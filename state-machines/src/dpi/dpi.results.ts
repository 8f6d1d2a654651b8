/** The part of the diagnostic's machine after answering: results and end date (DPI-03, DPI-04). */
import { answer, asSent, calling } from '../kit/steps';
import type { DpiContext } from './dpi.context';
import { dpiSetup } from './dpi.setup';

/** Input of the end date's save. Throws without one: it is submitted before it is saved. */
function submittedEnd({ newEndsOn }: DpiContext) {
  if (newEndsOn === null) throw new Error('No end date was submitted');
  return { endsOn: newEndsOn };
}

/** For the school's leaders; teachers only answer. */
export const results = dpiSetup.createStateConfig({
  initial: 'viewing',
  states: {
    viewing: {
      tags: 'readOnly',
      on: {
        'endDate.editRequested': { guard: 'endDateMayBeEdited', target: 'editingEndDate' },
        'pai.opened': { guard: 'paiMayBeOpened', target: '#dpi.pai', actions: 'wantPai' },
        'server.factsChanged': { actions: { type: 'takeFacts', params: asSent } },
      },
    },
    editingEndDate: {
      tags: 'filling',
      on: {
        'endDate.submitted': {
          guard: 'newEndDateStands',
          target: 'savingEndDate',
          actions: { type: 'rememberEndDate', params: asSent },
        },
        'endDate.editCancelled': { target: 'viewing', actions: 'forgetEndDate' },
      },
    },
    savingEndDate: calling({
      port: 'saveEndDate',
      input: submittedEnd,
      done: {
        target: 'viewing',
        actions: [
          { type: 'recordEndDate', params: answer },
          { type: 'showNotice', params: answer },
        ],
      },
      back: 'editingEndDate',
    }),
  },
});
