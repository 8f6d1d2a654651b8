import { ASSIGNED } from './hierarchy.exploration';
import * as rules from './hierarchy.rules';

test('HIE-03 what keeps an assignment from being saved', () => {
  expect(rules.faultsInAssignment(ASSIGNED)).toEqual([]);
  expect(rules.faultsInAssignment(rules.EMPTY_ASSIGNMENT)).toEqual(['director', 'manager', 'coordinator', 'coach']);
  const twice = { ...ASSIGNED, secondaryOne: null, secondaryTwo: ASSIGNED.coach };
  expect(rules.faultsInAssignment(twice)).toEqual(['distinct', 'secondaryOne']);
});

test('HIE-02 a coach’s place is free for who holds none of the others; nobody may always be nobody', () => {
  expect(rules.coachIsFree(ASSIGNED, 'coach', 'laura@ruta.test')).toBe(true);
  expect(rules.coachIsFree(ASSIGNED, 'secondaryTwo', 'laura@ruta.test')).toBe(false);
  expect(rules.coachIsFree(ASSIGNED, 'secondaryTwo', null)).toBe(true);
});

test('HIE-04 a school with any of the four main levels is not excluded', () => {
  expect(rules.mayExclude(rules.EMPTY_ASSIGNMENT)).toBe(true);
  for (const level of rules.MAIN_LEVELS)
    expect(rules.mayExclude({ ...rules.EMPTY_ASSIGNMENT, [level]: 'ana@ruta.test' })).toBe(false);
});

test('HIE-04 B24 a school is deleted once nobody belongs to it and nobody accompanies it', () => {
  expect(rules.mayDelete({ people: 0, assigned: 0 })).toBe(true);
  expect(rules.mayDelete({ people: 1, assigned: 0 })).toBe(false);
  expect(rules.mayDelete({ people: 0, assigned: 1 })).toBe(false);
});

test('HIE-04 a secondary coach alone is somebody to release', () => {
  expect(rules.isAssigned(rules.EMPTY_ASSIGNMENT)).toBe(false);
  expect(rules.isAssigned({ ...rules.EMPTY_ASSIGNMENT, secondaryTwo: 'tania@ruta.test' })).toBe(true);
});

test('HIE-04 a name says something, within 255 characters', () => {
  const given = ['', '   ', 'Juárez', 'x'.repeat(255), 'x'.repeat(256)];
  expect(given.map(rules.nameStands)).toEqual([false, false, true, true, false]);
});
