import { failingGuards } from '../kit/guards';
import { fullDraft, TODAY, visitInputs, YESTERDAY } from './visit.exploration';
import { hasUnsavedChanges } from './visit.machine';
import { after, can, done, full, refused, saved, send, stale, toReview, typed, version } from './visit.testing';
import { missingBeforePublish, type VisitDraft } from './visit.rules';

test('VIS-02 objective, date and time come first: without them there is no next step', () => {
  expect(can(after(visitInputs.new), 'step.next')).toBe(false);
  expect(failingGuards(after(visitInputs.new).snapshot, { type: 'step.next' })).toEqual([
    'objectiveDateAndTimeAreSet',
    'dateMayStand',
  ]);
  const schedule = { type: 'visit.scheduleChanged', date: TODAY, time: '10:00' } as const;
  expect(after(visitInputs.new, send(typed), send(schedule), send('step.next')).snapshot.value).toEqual({
    composing: 'axes',
  });
});

test('VIS-01 a published visit keeps its date while it is edited: another date is a reschedule', () => {
  expect(can(after(visitInputs.upcomingEdit), 'visit.scheduleChanged')).toBe(false);
  expect(can(after(visitInputs.new), 'visit.scheduleChanged')).toBe(true);
});

test.each([
  fullDraft(TODAY),
  fullDraft(YESTERDAY),
  { ...fullDraft(TODAY), objective: '' },
  { ...fullDraft(TODAY), axes: fullDraft(TODAY).axes.map((axis) => ({ ...axis, actions: '' })) },
] as VisitDraft[])('VIS-02 the machine publishes exactly what nothing is missing of', (draft) => {
  const frame = after({ ...visitInputs.new, draft }, ...toReview, send('visit.saveFinalRequested'));
  expect(frame.snapshot.matches('saving')).toBe(missingBeforePublish(draft, TODAY).length === 0);
});

test.each([
  ['a new visit is saved as a draft first', full(visitInputs.new), true],
  ['a draft stays a draft', { ...full(visitInputs.draft), openFor: 'edit' as const }, true],
  ['a published visit stays published', visitInputs.upcomingEdit, false],
])('VIS-03 preview saves and then opens the PDF: %s', (_what, input, eraser) => {
  const moves = [...toReview, send('visit.previewRequested')];
  expect(after(input, ...moves).actors).toMatchObject([{ input: { eraser, purpose: 'preview' } }]);
  const { snapshot, effects } = after(input, ...moves, saved);
  expect(effects.map((effect) => effect.type)).toEqual(['openPdf']);
  expect(snapshot.value).toEqual({ composing: 'review' });
  expect(snapshot.context.eraser).toBe(eraser);
});

test('VIS-04 a draft that saved itself is saved, at its new revision; a published visit never saves itself', () => {
  const editing = { ...visitInputs.draft, openFor: 'edit' as const };
  const sent = { ...editing.draft, axes: [...editing.draft.axes], objective: typed.objective };
  const autosaved = send({ type: 'draft.autosaved', revision: 4, draft: sent });
  const { snapshot } = after(editing, send(typed), autosaved);
  expect(snapshot.context).toMatchObject({ revision: 4, saved: sent, eraser: true });
  expect(hasUnsavedChanges(snapshot.context)).toBe(false);
  expect(snapshot.value).toEqual({ composing: 'objective' });
  expect(after(visitInputs.upcomingEdit, send(typed), autosaved).snapshot.context.revision).toBe(3);
  expect(after(visitInputs.new, send(typed), autosaved).snapshot.context.revision).toBe(0);
});

test.each([
  ['draft', visitInputs.draft, 'draft'],
  ['published visit', visitInputs.upcoming, { scheduled: 'upcoming' }],
] as const)('VIS-05 cancelling the edit of a %s forgets what was typed', (_what, input, value) => {
  const { snapshot } = after(input, send('visit.editRequested'), send(typed), send('visit.editCancelled'));
  expect(snapshot.value).toEqual(value);
  expect(snapshot.context.draft).toEqual(input.draft);
});

test('VIS-02 VIS-04 a final save publishes the visit and returns to the list', () => {
  const input = full(visitInputs.new);
  const asked = after(input, ...toReview, send('visit.saveFinalRequested'));
  expect(asked.actors).toMatchObject([{ src: 'saveVisit', input: { visitId: null, eraser: false, purpose: 'final' } }]);
  const published = after(input, ...toReview, send('visit.saveFinalRequested'), saved);
  expect(published.snapshot.value).toEqual({ scheduled: 'today' });
  expect(published.snapshot.context).toMatchObject({ visitId: 7, revision: 4, eraser: false });
  expect(published.effects.map((effect) => effect.type)).toEqual(['showNotice', 'returnToVisitList']);
});

test.each([0, 1, 2])('VIS-04 a draft asks before it is saved, and goes back to step %i when declined', (steps) => {
  const input = full(visitInputs.new);
  const moves = [...toReview.slice(0, steps), send('visit.saveDraftRequested')];
  const asking = after(input, ...moves);
  expect(asking.snapshot.value).toBe('confirmingDraft');
  expect(asking.actors).toEqual([]);
  const step = ['objective', 'axes', 'review'][steps];
  expect(after(input, ...moves, send('action.declined')).snapshot.value).toEqual({ composing: step });
  const confirmed = after(input, ...moves, send('action.confirmed'));
  expect(confirmed.actors).toMatchObject([{ src: 'saveVisit', input: { eraser: true, purpose: 'draft' } }]);
  expect(after(input, ...moves, send('action.confirmed'), saved).snapshot.hasTag('draft')).toBe(true);
});

test('VIS-04 a refused save goes back to the step with what was typed and the server’s sentence', () => {
  const moves = [send(typed), send('visit.saveDraftRequested'), send('action.confirmed'), refused('saveVisit')];
  const { snapshot } = after(visitInputs.new, ...moves);
  expect(snapshot.value).toEqual({ composing: 'objective' });
  expect(snapshot.context).toMatchObject({ failure: 'No se pudo guardar', draft: { objective: 'Otro objetivo' } });
  expect(hasUnsavedChanges(snapshot.context)).toBe(true);
});

test('VIS-05 a published visit is edited without becoming a draft', () => {
  const editing = [send('visit.editRequested'), send(typed)];
  expect(can(after(visitInputs.upcoming, ...editing), 'visit.saveDraftRequested')).toBe(false);
  const kept = after(visitInputs.upcoming, ...editing, ...toReview, send('visit.saveFinalRequested'), saved);
  expect(kept.snapshot.value).toEqual({ scheduled: 'upcoming' });
  expect(kept.snapshot.context).toMatchObject({ eraser: false, saved: { objective: 'Otro objetivo' } });
});

const savingFinal = [send('visit.editRequested'), send(typed), ...toReview, send('visit.saveFinalRequested')];

test('VIS-05 a stale save shows the other’s version instead of overwriting it', () => {
  const { snapshot } = after(visitInputs.upcoming, ...savingFinal, stale('saveVisit'));
  expect(snapshot.value).toBe('conflict');
  expect(snapshot.context.theirs).toMatchObject({ editedBy: 'Laura Medina', draft: { objective: 'Lo de Laura' } });
  expect(snapshot.context.draft.objective).toBe('Otro objetivo');
});

test('VIS-05 keeping mine saves again over the new revision', () => {
  const frame = after(visitInputs.upcoming, ...savingFinal, stale('saveVisit'), send('conflict.keepMine'));
  const mine = { revision: 9, purpose: 'final', draft: { objective: 'Otro objetivo' } };
  expect(frame.actors).toMatchObject([{ input: mine }]);
});

test('VIS-05 taking theirs leaves the visit as the other saved it', () => {
  const { snapshot } = after(visitInputs.upcoming, ...savingFinal, stale('saveVisit'), send('conflict.takeTheirs'));
  expect(snapshot.value).toEqual({ scheduled: 'upcoming' });
  expect(snapshot.context).toMatchObject({ revision: 9, theirs: null, draft: { objective: 'Lo de Laura' } });
});

test('VIS-05 mine is not kept over a visit that was started meanwhile', () => {
  const frame = after(visitInputs.upcoming, ...savingFinal, stale('saveVisit', { statusKey: 'progress' }));
  expect(can(frame, 'conflict.keepMine')).toBe(false);
  expect(can(frame, 'conflict.takeTheirs')).toBe(true);
});

test('VIS-05 a draft that was published meanwhile is not saved as a draft again, and what was typed stays', () => {
  const asking = [send('visit.editRequested'), send(typed), send('visit.saveDraftRequested'), send('action.confirmed')];
  const { snapshot, actors } = after(visitInputs.draft, ...asking, stale('saveVisit'), send('conflict.keepMine'));
  expect(actors).toEqual([]);
  expect(snapshot.value).toEqual({ composing: 'objective' });
  expect(snapshot.context).toMatchObject({ eraser: false, revision: 9, draft: { objective: 'Otro objetivo' } });
});

test('VIS-05 while somebody writes, another’s text is not taken unseen, and a changed status is shown', () => {
  const writing = [send('visit.editRequested'), send(typed)];
  const other = (change?: object) => send({ type: 'server.statusChanged', version: version(change) });
  expect(after(visitInputs.upcoming, ...writing, other()).changed).toBe(false);
  const shown = after(visitInputs.upcoming, ...writing, other({ statusKey: 'progress' })).snapshot;
  expect(shown.value).toBe('conflict');
  expect(shown.context.draft.objective).toBe('Otro objetivo');
});

test('VIS-05 a visit at rest follows the server, and an echo of an older revision changes nothing', () => {
  const other = (change?: object) => send({ type: 'server.statusChanged', version: version(change) });
  const finished = after(visitInputs.progress, other({ statusKey: 'finished' })).snapshot;
  expect(finished.value).toBe('finished');
  expect(after(visitInputs.progress, other({ revision: 3, statusKey: 'finished' })).changed).toBe(false);
});

test('VIS-04 a draft is discarded only after asking', () => {
  const asked = [send('draft.discardRequested')];
  expect(after(visitInputs.draft, ...asked).snapshot.value).toBe('confirmingDiscard');
  expect(after(visitInputs.draft, ...asked, send('action.declined')).snapshot.value).toBe('draft');
  const gone = { do: 'answer', actor: 'discardDraft', output: done } as const;
  expect(after(visitInputs.draft, ...asked, send('action.confirmed'), gone).snapshot.value).toBe('discarded');
  expect(can(after(visitInputs.upcoming), 'draft.discardRequested')).toBe(false);
});
