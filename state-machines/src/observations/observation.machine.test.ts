import { coverage } from '../kit/explorer';
import { movesOf } from '../kit/moves.testing';
import { observationExplorations, observationInputs } from './observation.exploration';
import { observationMachine } from './observation.machine';
import { RETRY_PAUSE_MS, SAVE_PAUSE_MS } from './observation.setup';

const { send, wait, answered, refused, after, can, refusedBy } = movesOf(observationMachine);
const { toChoose, chosen, correcting } = observationInputs;

const draft = (revision: number, finalObservations = '') => ({
  revision,
  content: { responses: { 41: 'yes' as const }, comments: {}, finalObservations, notes: [] },
});
const load = (mine: object | null = null, theirs: object | null = null) =>
  answered('loadDraft', { mine, theirs, refused: null });
const give = (questionId: number) => send({ type: 'response.given', questionId, response: 'yes' });
const final = (finalObservations: string) => send({ type: 'final.typed', finalObservations });
const notRegistered = refused('registerObservation');
const saved = (revision: number) => answered('saveDraft', { outcome: 'saved', revision });
const writing = ({ snapshot }: ReturnType<typeof after>) =>
  (snapshot.value as { writing?: { page: string; sync: string } }).writing;
const whole = [load(), give(41), give(42), final('Acuerdo'), send('review.requested')];

test('SM-01 SM-03 every state of the observation machine is reached and every transition taken', () => {
  const { unreached, untaken, situations } = coverage(observationMachine, observationExplorations);
  expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] });
  expect(situations).toBeGreaterThan(50);
}, 300_000);

test('OBS-01 a teacher is chosen first, unless the address names one', () => {
  expect(after(toChoose).snapshot.value).toBe('choosing');
  const next = after(toChoose, send({ type: 'teacher.chosen', professorId: 7, levelId: 2 }));
  expect([next.snapshot.value, next.snapshot.context.professorId]).toEqual(['loading', 7]);
  expect(after(chosen).snapshot.value).toBe('loading');
  const failed = after(chosen, refused('loadDraft'));
  expect([failed.snapshot.value, failed.snapshot.context.failure === null]).toEqual(['unavailable', false]);
  expect(after(chosen, refused('loadDraft'), send('load.retried')).snapshot.value).toBe('loading');
});

test('OBS-02 questions go forth and back, and only those of the guide are answered', () => {
  const first = after(chosen, load());
  expect(refusedBy(first, 'question.previous')).toEqual(['thereIsAPreviousQuestion']);
  expect(refusedBy(first, { type: 'response.given', questionId: 99, response: 'yes' })).toEqual([
    'questionIsOfTheGuide',
  ]);
  const last = after(chosen, load(), send('question.next'));
  expect(refusedBy(last, 'question.next')).toEqual(['thereIsANextQuestion']);
  expect(after(chosen, ...whole, send({ type: 'question.opened', questionId: 42 })).snapshot.context.index).toBe(1);
});

test('OBS-02 nothing is registered before every question has a response and the end has text', () => {
  const missing = after(chosen, load(), give(41), final('Acuerdo'), send('review.requested'));
  expect(refusedBy(missing, 'observation.sendRequested')).toEqual(['observationIsComplete']);
  const blank = after(chosen, load(), give(41), give(42), final('  '), send('review.requested'));
  expect(can(blank, 'observation.sendRequested')).toBe(false);
  const long = after(chosen, load(), give(41), give(42), final('🌱'.repeat(4001)), send('review.requested'));
  expect(can(long, 'observation.sendRequested')).toBe(false);
  expect(can(after(chosen, ...whole), 'observation.sendRequested')).toBe(true);
});

test('OBS-02 what is typed is saved as a draft, and again while it is being saved', () => {
  const typed = after(chosen, load(), give(41), wait(SAVE_PAUSE_MS));
  expect(writing(typed)?.sync).toBe('saving');
  const during = after(chosen, load(), give(41), wait(SAVE_PAUSE_MS), give(42), saved(1));
  expect([writing(during)?.sync, during.snapshot.context.revision]).toEqual(['pending', 1]);
  const calm = after(chosen, load(), give(41), wait(SAVE_PAUSE_MS), saved(1));
  expect(writing(calm)?.sync).toBe('saved');
});

test('OBS-02 without a line the draft is tried again, and at once when the line is back', () => {
  const lost = [load(), give(41), wait(SAVE_PAUSE_MS), refused('saveDraft')];
  expect(writing(after(chosen, ...lost))?.sync).toBe('waiting');
  expect(writing(after(chosen, ...lost, send('connection.restored')))?.sync).toBe('saving');
  expect(writing(after(chosen, ...lost, wait(RETRY_PAUSE_MS)))?.sync).toBe('saving');
});

test.each([
  ['stays refused', false],
  ['is sent again once a field changes', true],
])('OBS-02 a refused draft stops, says why, keeps what was typed, and %s', (_, mendable) => {
  const refused = answered('saveDraft', { outcome: 'refused', refused: { message: 'No es tu escuela.', mendable } });
  const lost = [load(), give(41), wait(SAVE_PAUSE_MS), refused];
  const stopped = after(chosen, ...lost, wait(RETRY_PAUSE_MS * 10));
  expect([writing(stopped)?.sync, stopped.snapshot.context.isDirty]).toEqual(['refused', true]);
  expect(stopped.snapshot.context.refused?.message).toBe('No es tu escuela.');
  expect(writing(after(chosen, ...lost, final('Acuerdo')))?.sync).toBe(mendable ? 'pending' : 'refused');
  expect(writing(after(chosen, ...lost, send('save.retried')))?.sync).toBe('saving');
  // It may still be registered: that is judged by when it was observed. A refusal of that leaves it refused.
  const sent = [...whole, wait(SAVE_PAUSE_MS), refused, send('observation.sendRequested')];
  const back = after(chosen, ...sent, notRegistered);
  expect(writing(back)).toEqual({ page: 'reviewing', sync: 'refused' });
});

test('OBS-02 what this device keeps is shown where the server refuses the draft', () => {
  const refused = { message: 'No es tu escuela.', mendable: false };
  const opened = after(chosen, answered('loadDraft', { mine: draft(3, 'Mío'), theirs: null, refused }));
  expect([writing(opened)?.sync, opened.snapshot.context.typed.finalObservations]).toEqual(['refused', 'Mío']);
  expect(opened.snapshot.context.revision).toBe(3);
});

test('OBS-02 a note is written, moved into a comment where it fits, and saved with the draft', () => {
  const write = (text: string) => send({ type: 'note.written', text, at: '2026-11-20 15:00:00' });
  const drop = send({ type: 'note.dropped', note: 0, questionId: 41 });
  const noted = after(chosen, load(), write(' Pregunta abierta '), wait(SAVE_PAUSE_MS));
  expect([noted.snapshot.context.typed.notes, writing(noted)?.sync]).toEqual([
    [{ at: '2026-11-20 15:00:00', text: 'Pregunta abierta' }],
    'saving',
  ]);
  const comment = (text: string) => send({ type: 'comment.typed', questionId: 41, comment: text });
  const { typed } = after(chosen, load(), comment('Bien'), write('Pregunta abierta'), drop).snapshot.context;
  expect([typed.comments[41], typed.notes]).toEqual(['Bien\nPregunta abierta', []]);
  const full = after(chosen, load(), comment('x'.repeat(990)), write('Pregunta abierta'));
  expect(refusedBy(full, { type: 'note.dropped', note: 0, questionId: 41 })).toEqual(['noteFitsTheComment']);
  expect(refusedBy(full, { type: 'note.removed', note: 1 })).toEqual(['noteIsThere']);
  const blank = { type: 'note.written', text: ' ', at: '2026-11-20 15:00:00' } as const;
  expect(refusedBy(full, blank)).toEqual(['noteFits']);
  expect(
    after(chosen, load(), write('a'), send({ type: 'note.removed', note: 0 })).snapshot.context.typed.notes,
  ).toEqual([]);
});

test('OBS-02 a correction begins at the first question with the answers before', () => {
  const before = draft(0, 'Acuerdo');
  const opened = after(correcting, load(null, before));
  expect([opened.snapshot.context.index, writing(opened)]).toEqual([0, { page: 'running', sync: 'saved' }]);
});

test('OBS-02 a reload goes on where it was, and sends again what may not have arrived', () => {
  const kept = after(chosen, load(draft(3), draft(3)));
  expect([writing(kept)?.sync, kept.snapshot.context.index, kept.snapshot.context.revision]).toEqual(['pending', 1, 3]);
  // The server has none any more: it begins anew.
  expect(after(chosen, load(draft(3))).snapshot.context.revision).toBe(0);
});

test('OBS-02 of two drafts the person chooses one', () => {
  const apart = [load(draft(3, 'Mío'), draft(4, 'Suyo'))];
  expect(after(chosen, ...apart).snapshot.value).toBe('conflict');
  const mine = after(chosen, ...apart, send('mine.kept')).snapshot.context;
  expect([mine.typed.finalObservations, mine.revision, mine.isDirty]).toEqual(['Mío', 4, true]);
  const theirs = after(chosen, ...apart, send('theirs.taken')).snapshot.context;
  expect([theirs.typed.finalObservations, theirs.revision, theirs.isDirty]).toEqual(['Suyo', 4, false]);
  const stale = answered('saveDraft', { outcome: 'stale', theirs: draft(2, 'Suyo') });
  expect(after(chosen, load(), give(41), wait(SAVE_PAUSE_MS), stale).snapshot.value).toBe('conflict');
});

test('OBS-02 a refused registration keeps everything, one that another device made ends it', () => {
  const sent = [...whole, send('observation.sendRequested')];
  const back = after(chosen, ...sent, refused('registerObservation'));
  expect([writing(back)?.page, back.snapshot.context.typed.finalObservations]).toEqual(['reviewing', 'Acuerdo']);
  const done = after(chosen, ...sent, answered('registerObservation', { message: 'Observación registrada.' }));
  expect(done.snapshot.value).toBe('finished');
  const elsewhere = after(
    chosen,
    load(),
    give(41),
    wait(SAVE_PAUSE_MS),
    answered('saveDraft', { outcome: 'registered' }),
  );
  expect(elsewhere.snapshot.value).toBe('finished');
});
