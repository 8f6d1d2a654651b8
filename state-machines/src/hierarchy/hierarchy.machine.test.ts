import { coverage } from '../kit/explorer';
import { movesOf, REFUSAL } from '../kit/moves.testing';
import { ASSIGNED, hierarchyExplorations, hierarchyInputs } from './hierarchy.exploration';
import { hasUnsavedChanges, hierarchyMachine } from './hierarchy.machine';
import { EMPTY_ASSIGNMENT, type MainLevel } from './hierarchy.rules';

const { send, answered, refused, after, can, refusedBy } = movesOf(hierarchyMachine);
const { assigned, unassigned, newSchool, excluded } = hierarchyInputs;

const done = { revision: 3, message: 'Listo' };
const pick = (level: MainLevel, access: string | null) => ({ type: 'level.chosen', level, access }) as const;
const whole = (['director', 'manager', 'coordinator', 'coach'] as const).map((level) =>
  send(pick(level, ASSIGNED[level])),
);
const toReview = [
  send(pick('coach', 'lucia@ruta.test')),
  send('review.requested'),
  answered('reviewReallocation', {
    moves: [{ place: 'coach', from: 'laura@ruta.test', to: 'lucia@ruta.test', visits: 3, activities: 1 }],
  }),
];
const version = (change: object = {}) => ({
  revision: 9,
  schoolName: 'Primaria Juárez',
  isExcluded: false,
  saved: { ...ASSIGNED, manager: 'berta@ruta.test' },
  ...change,
});

test('SM-01 SM-03 every state of the hierarchy machine is reached and every transition taken', () => {
  const { unreached, untaken, situations } = coverage(hierarchyMachine, hierarchyExplorations);
  expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] });
  expect(situations).toBeGreaterThan(100);
}, 60_000);

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
    { src: 'storeHierarchy', input: { schoolId: 14, revision: 2, assignment: { coach: 'lucia@ruta.test' } } },
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
  const out = [send('school.excludeRequested'), send('action.confirmed'), answered('excludeSchool', done)];
  expect(after(unassigned, ...out).snapshot.value).toBe('excluded');
  expect(after(unassigned, send('school.excludeRequested'), send('action.declined')).snapshot.value).toBe('choosing');
});

test('HIE-04 an excluded school is taken in again', () => {
  const taken = [send('school.includeRequested'), answered('includeSchool', done)];
  expect(after(excluded).snapshot.value).toBe('excluded');
  const { value, context } = after(excluded, ...taken).snapshot;
  expect([value, context.isExcluded]).toEqual(['choosing', false]);
  expect(after(excluded, send('school.includeRequested'), refused('includeSchool')).snapshot.value).toBe('excluded');
});

test('HIE-04 only a new school is deleted, once confirmed; its first assignment sets it up', () => {
  expect(refusedBy(after(assigned), 'school.deleteRequested')).toEqual(['schoolIsNew']);
  const gone = [
    send('school.deleteRequested'),
    send('action.confirmed'),
    answered('deleteSchool', { message: 'Listo' }),
  ];
  expect(after(newSchool, ...gone).snapshot.value).toBe('deleted');
  const setUp = [
    ...whole,
    send('review.requested'),
    answered('reviewReallocation', { moves: [] }),
    send('save.confirmed'),
  ];
  expect(after(newSchool, ...setUp).actors).toMatchObject([{ input: { isNewSchool: true } }]);
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
