import { coverage } from '../kit/explorer';
import { movesOf, REFUSAL } from '../kit/moves.testing';
import { ASSIGNED, COACH_LEAVES, hierarchyExplorations, hierarchyInputs } from './hierarchy.exploration';
import { hasUnsavedChanges, hierarchyMachine } from './hierarchy.machine';
import { EMPTY_ASSIGNMENT, type MainLevel } from './hierarchy.rules';

const { send, answered, refused, after, can, refusedBy } = movesOf(hierarchyMachine);
const { assigned, unassigned, newSchool, excluded, needed } = hierarchyInputs;

const done = { revision: 3, message: 'Listo' };
const UNUSED = { people: 0, assigned: 0 };
const pick = (level: MainLevel, access: string | null) => ({ type: 'level.chosen', level, access }) as const;
const whole = (['director', 'manager', 'coordinator', 'coach'] as const).map((level) =>
  send(pick(level, ASSIGNED[level])),
);
const toReview = [
  send(pick('coach', 'lucia@ruta.test')),
  send('review.requested'),
  answered('reviewReallocation', { moves: [{ ...COACH_LEAVES, to: 'lucia@ruta.test' }], mark: 'r1' }),
];
const toRelease = [send('school.releaseRequested'), answered('reviewRelease', { moves: [COACH_LEAVES], mark: 'r3' })];
const version = (change: object = {}) => ({
  revision: 9,
  schoolName: 'Primaria Juárez',
  isExcluded: false,
  saved: { ...ASSIGNED, manager: 'berta@ruta.test' },
  use: assigned.use,
  ...change,
});

test('SM-01 SM-03 every state of the hierarchy machine is reached and every transition taken', () => {
  const { unreached, untaken, situations } = coverage(hierarchyMachine, hierarchyExplorations);
  expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] });
  expect(situations).toBeGreaterThan(100);
}, 300_000);

test('HIE-03 choosing a director resets the lower levels; the same one again resets nothing', () => {
  const { draft } = after(assigned, send(pick('director', 'diego@ruta.test'))).snapshot.context;
  expect(draft).toEqual({ ...EMPTY_ASSIGNMENT, director: 'diego@ruta.test', secondaryOne: ASSIGNED.secondaryOne });
  expect(refusedBy(after(assigned), pick('director', ASSIGNED.director))).toEqual(['choiceIsDifferent']);
});

test('HIE-02 coach and secondary coaches are different people, whichever is chosen last', () => {
  expect(refusedBy(after(assigned), pick('coach', 'sergio@ruta.test'))).toEqual(['personIsNoOtherCoach']);
  for (const type of ['secondaryOne.chosen', 'secondaryTwo.chosen'] as const)
    expect(refusedBy(after(assigned), { type, access: 'laura@ruta.test' })).toEqual(['personIsNoOtherCoach']);
});

test('HIE-02 clearing secondary one clears secondary two, which needs it', () => {
  const two = send({ type: 'secondaryTwo.chosen', access: 'tania@ruta.test' });
  const cleared = after(assigned, two, send({ type: 'secondaryOne.chosen', access: null }));
  expect(cleared.snapshot.context.draft).toMatchObject({ secondaryOne: null, secondaryTwo: null });
  expect(refusedBy(cleared, { type: 'secondaryTwo.chosen', access: 'tania@ruta.test' })).toEqual([
    'secondaryOneIsAssigned',
  ]);
});

test('HIE-03 continuing needs director, manager, coordinator and coach, and something to save', () => {
  for (const count of [0, 1, 2, 3])
    expect(refusedBy(after(unassigned, ...whole.slice(0, count)), 'review.requested')).toContain(
      'everyMainLevelIsAssigned',
    );
  expect(can(after(unassigned, ...whole), 'review.requested')).toBe(true);
  expect(refusedBy(after(assigned), 'review.requested')).toEqual(['thereIsSomethingToSave']);
});

test('HIE-03 a level is chosen only below one that is', () => {
  expect(refusedBy(after(unassigned), pick('coach', 'laura@ruta.test'))).toEqual(['upperLevelIsAssigned']);
});

test('HIE-03 what will move is named before it moves', () => {
  const reviewing = after(assigned, ...toReview);
  expect([reviewing.snapshot.value, reviewing.snapshot.context.moves]).toMatchObject(['reviewing', [{ visits: 3 }]]);
  expect(after(assigned, ...toReview, send('save.confirmed')).actors).toMatchObject([
    {
      src: 'storeHierarchy',
      input: { schoolId: 14, revision: 2, mark: 'r1', assignment: { coach: 'lucia@ruta.test' } },
    },
  ]);
  const saved = after(
    assigned,
    ...toReview,
    send('save.confirmed'),
    answered('storeHierarchy', { outcome: 'saved', ...done }),
  );
  expect([saved.snapshot.value, saved.snapshot.status]).toEqual(['saved', 'done']);
  expect(hasUnsavedChanges(saved.snapshot.context)).toBe(false);
});

test('HIE-03 a review that is stale is not saved: the person chooses again over the newer version', () => {
  const stale = answered('storeHierarchy', { outcome: 'stale', theirs: version(), message: 'Alguien más la cambió' });
  const { snapshot } = after(assigned, ...toReview, send('save.confirmed'), stale);
  expect(snapshot.value).toBe('choosing');
  expect(snapshot.context).toMatchObject({ revision: 9, failure: 'Alguien más la cambió', moves: [] });
  expect(snapshot.context.draft.coach).toBe('lucia@ruta.test');
});

test('HIE-03 a refused save keeps the review, and leaving it keeps what was chosen', () => {
  const failed = after(assigned, ...toReview, send('save.confirmed'), refused('storeHierarchy')).snapshot;
  expect([failed.value, failed.context.failure]).toEqual(['reviewing', REFUSAL]);
  const left = after(assigned, ...toReview, send('review.left')).snapshot;
  expect([left.value, left.context.draft.coach]).toEqual(['choosing', 'lucia@ruta.test']);
  expect(after(assigned, ...toReview, send('review.left'), send('changes.discarded')).snapshot.context.draft).toEqual(
    ASSIGNED,
  );
});

test('HIE-03 what somebody else did is followed; what was chosen meanwhile stays, and is reviewed again', () => {
  const other = send({ type: 'server.statusChanged', version: version() });
  expect(after(assigned, other).snapshot.context.draft.manager).toBe('berta@ruta.test');
  const reviewing = after(assigned, ...toReview, other).snapshot;
  expect([reviewing.value, reviewing.context.draft.coach]).toEqual(['choosing', 'lucia@ruta.test']);
  expect(after(assigned, send({ type: 'server.statusChanged', version: version({ revision: 2 }) })).changed).toBe(
    false,
  );
});

test('HIE-04 a school is excluded only with nobody saved at any level, whatever is being chosen', () => {
  expect(refusedBy(after(assigned), 'school.excludeRequested')).toEqual(['nobodyIsAssigned']);
  const emptied = after(assigned, send(pick('director', null)));
  expect(refusedBy(emptied, 'school.excludeRequested')).toEqual(['nobodyIsAssigned']);
  const out = [
    send('school.excludeRequested'),
    send('action.confirmed'),
    answered('excludeSchool', { ...done, use: UNUSED }),
  ];
  expect(after(unassigned, ...out).snapshot.value).toBe('excluded');
  expect(after(unassigned, send('school.excludeRequested'), send('action.declined')).snapshot.value).toBe('choosing');
});

test('HIE-04 excluding clears the secondary coaches, whom it does not ask about', () => {
  const secondary = { ...unassigned, saved: { ...unassigned.saved, secondaryOne: 'sergio@ruta.test' } };
  const out = [send('school.excludeRequested'), send('action.confirmed')];
  const { value, context } = after(secondary, ...out, answered('excludeSchool', { ...done, use: UNUSED })).snapshot;
  expect([value, context.saved, context.draft]).toEqual(['excluded', EMPTY_ASSIGNMENT, EMPTY_ASSIGNMENT]);
});

test('HIE-04 releasing names the unfinished work, asks, and leaves all six places empty', () => {
  expect(refusedBy(after(unassigned), 'school.releaseRequested')).toEqual(['somebodyIsAssigned']);
  expect(after(assigned, send('school.releaseRequested')).actors).toMatchObject([
    { src: 'reviewRelease', input: { schoolId: 14, assignment: EMPTY_ASSIGNMENT } },
  ]);
  const asked = after(assigned, ...toRelease).snapshot;
  expect([asked.value, asked.context.moves]).toEqual(['confirmingRelease', [COACH_LEAVES]]);
  expect(after(assigned, ...toRelease, send('action.declined')).snapshot.value).toBe('choosing');
  const sent = [...toRelease, send('action.confirmed')];
  expect(after(assigned, ...sent).actors).toMatchObject([{ src: 'releaseSchool', input: { revision: 2, mark: 'r3' } }]);
  const released = after(assigned, ...sent, answered('releaseSchool', { outcome: 'released', ...done, use: UNUSED }));
  expect(released.snapshot.context).toMatchObject({ revision: 3, saved: EMPTY_ASSIGNMENT, draft: EMPTY_ASSIGNMENT });
  expect(can(released, 'school.deleteRequested') && can(released, 'school.excludeRequested')).toBe(true);
});

test('HIE-03 work that changed since the review is shown again before anything moves', () => {
  const outdated = { outcome: 'outdated', message: 'El trabajo cambió' };
  const saving = [...toReview, send('save.confirmed'), answered('storeHierarchy', outdated)];
  expect(after(assigned, ...saving).snapshot.value).toBe('requestingReview');
  const releasing = [...toRelease, send('action.confirmed'), answered('releaseSchool', outdated)];
  expect(after(assigned, ...releasing).snapshot.value).toBe('requestingRelease');
});

test('HIE-04 a school that somebody changed meanwhile is not released', () => {
  const stale = { outcome: 'stale', theirs: version(), message: 'Alguien más la cambió' };
  const { value, context } = after(
    assigned,
    ...toRelease,
    send('action.confirmed'),
    answered('releaseSchool', stale),
  ).snapshot;
  expect([value, context.revision, context.failure, context.mark]).toEqual([
    'choosing',
    9,
    'Alguien más la cambió',
    null,
  ]);
  expect(context.saved.manager).toBe('berta@ruta.test');
});

test('HIE-04 an excluded school is taken in again', () => {
  const taken = [send('school.includeRequested'), answered('includeSchool', done)];
  expect(after(excluded).snapshot.value).toBe('excluded');
  const { value, context } = after(excluded, ...taken).snapshot;
  expect([value, context.isExcluded]).toEqual(['choosing', false]);
  expect(after(excluded, send('school.includeRequested'), refused('includeSchool')).snapshot.value).toBe('excluded');
});

test('HIE-04 B24 a school that nobody belongs to or accompanies is deleted, once confirmed, excluded ones too', () => {
  for (const used of [assigned, needed])
    expect(refusedBy(after(used), 'school.deleteRequested')).toEqual(['nobodyNeedsTheSchool']);
  const gone = [
    send('school.deleteRequested'),
    send('action.confirmed'),
    answered('deleteSchool', { message: 'Listo' }),
  ];
  for (const unused of [unassigned, excluded, newSchool]) expect(after(unused, ...gone).snapshot.value).toBe('deleted');
  for (const no of [send('action.declined'), [send('action.confirmed'), refused('deleteSchool')]].map((one) =>
    [one].flat(),
  ))
    expect(after(excluded, send('school.deleteRequested'), ...no).snapshot.value).toBe('excluded');
});

test('HIE-04 the first assignment sets a new school up, under the name that it was given; it is not excluded', () => {
  const setUp = [
    ...whole,
    send('review.requested'),
    answered('reviewReallocation', { moves: [], mark: 'r2' }),
    send('save.confirmed'),
  ];
  const named = [send('school.renameRequested'), send({ type: 'school.nameSubmitted', name: ' Josefa Ortiz ' })];
  expect(after(newSchool, ...named, ...setUp).actors).toMatchObject([
    { src: 'storeHierarchy', input: { isNewSchool: true, schoolName: 'Josefa Ortiz' } },
  ]);
  expect(refusedBy(after(newSchool), 'school.excludeRequested')).toEqual(['schoolIsSetUp']);
});

test('HIE-04 the name must not be empty, and is the school’s only once it is saved', () => {
  const asked = [send('school.renameRequested')];
  expect(refusedBy(after(assigned, ...asked), { type: 'school.nameSubmitted', name: '  ' })).toEqual([
    'schoolNameStands',
  ]);
  const submitted = [...asked, send({ type: 'school.nameSubmitted', name: ' Josefa Ortiz ' })];
  expect(after(assigned, ...submitted).actors).toMatchObject([
    { src: 'renameSchool', input: { name: 'Josefa Ortiz' } },
  ]);
  const failed = after(assigned, ...submitted, refused('renameSchool')).snapshot;
  expect([failed.value, failed.context.schoolName]).toEqual([{ renaming: 'filling' }, assigned.schoolName]);
  const named = after(assigned, ...submitted, answered('renameSchool', { ...done, name: 'Josefa Ortiz' })).snapshot;
  expect([named.value, named.context.schoolName]).toEqual(['choosing', 'Josefa Ortiz']);
});

test('HIE-04 what is not gone through with leaves the school as it was', () => {
  const named = [send('school.renameRequested'), send({ type: 'school.nameSubmitted', name: 'Otra' })];
  const cancelled = after(assigned, ...named, refused('renameSchool'), send('school.renameCancelled')).snapshot;
  expect([cancelled.value, cancelled.context.newName, cancelled.context.failure]).toEqual(['choosing', null, null]);
  const excluding = [send('school.excludeRequested'), send('action.confirmed'), refused('excludeSchool')];
  expect(after(unassigned, ...excluding).snapshot.context.failure).toBe(REFUSAL);
  expect(after(unassigned, ...excluding, send('school.renameRequested')).snapshot.context.failure).toBe(null);
  expect(after(newSchool, send('school.deleteRequested'), send('action.declined')).snapshot.value).toBe('choosing');
  expect(after(unassigned, send('school.excludeRequested'), send('action.confirmed')).actors).toMatchObject([
    { src: 'excludeSchool', input: { cycleId: 3, schoolId: 14, revision: 2 } },
  ]);
});
