import { fillPath } from '@ruta/contracts/kit/page-path';
import { pages } from '@ruta/contracts/pages';
import type { Area } from '@ruta/contracts/roles';
import { currentId } from './navigation';

/** Areas of pages whose addresses do not begin with their name. */
const ELSEWHERE: Readonly<Record<string, Area>> = {
  ...{ users: 'admin', dir: 'scholastic', subd: 'scholastic', coor: 'scholastic' },
};

/** The current entry of each page of the contracts. */
const current = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => {
    const [, area = ''] = path.split('/');
    const known = (['coach', 'scholastic', 'admin', 'professor', 'agent', 'management'] as const).find(
      (one) => one === area,
    );
    return [
      name,
      currentId(
        known ?? ELSEWHERE[area] ?? 'coach',
        fillPath(path, { school_id: 1, id: 2, token: 'x', filter: 'school', report: 'pfp' }),
      ),
    ];
  }),
);
const pagesOf = (id: string) =>
  Object.keys(current)
    .filter((name) => current[name] === id)
    .sort();

test('ACC-05 the agenda is current on its pages, on those of activities, and on a visit reached from it', () => {
  expect(pagesOf('agenda')).toEqual([
    'coachActivityCreate',
    'coachActivityDetail',
    'coachActivityEdit',
    'coachActivityStart',
    'coachAgenda',
    'coachAgendaOfAll',
    'coachShareAgenda',
    'coachShareDetail',
    'coachShareHistory',
    'coachVisitAgendaDetail',
    'professorAgenda',
    'scholasticActivityCreate',
    'scholasticActivityDetail',
    'scholasticActivityEdit',
    'scholasticActivityStart',
    'scholasticAgenda',
    'scholasticAgendaOfAll',
  ]);
});

test('ACC-05 every other page below the visits belongs to them, and each room of administrators to its own entry', () => {
  expect(pagesOf('visits')).toEqual(
    Object.keys(pages)
      .filter((name) => /Visit/.test(name) && name !== 'coachVisitAgendaDetail')
      .sort(),
  );
  expect(pagesOf('users')).toEqual(['adminUser', 'adminUsers', 'userReset']);
  expect(pagesOf('invitations')).toEqual(['adminBulkInvitation', 'adminInvitations']);
  expect(pagesOf('roles')).toEqual(['adminRoles']);
  expect(pagesOf('audit')).toEqual(['adminAudit']);
  // The sheet is everybody's, and the plan grows out of the results: for leaders they belong to one entry.
  expect(pagesOf('dpi')).toEqual([
    ...['coachDpiResult', 'coachPai', 'dpi', 'scholasticDpiResult', 'scholasticPai', 'scholasticPaiEstablish'],
  ]);
});

test('ACC-05 the pages of the yearly plan belong to its entry', () => {
  expect(pagesOf('pfi')).toEqual(['coachPfi', 'coachPfiEstablish', 'scholasticPfi', 'scholasticPfiEstablish']);
});

test('ACC-05 what was shared with oneself has its own entry', () => {
  expect(pagesOf('sharing')).toEqual([
    ...['professorSharedAgenda', 'professorSharedAgendas', 'scholasticSharedAgenda', 'scholasticSharedAgendas'],
  ]);
});

test('ACC-05 catalogues that are edited by hand belong to the entry of the catalogues', () => {
  expect(pagesOf('catalogues')).toEqual(
    expect.arrayContaining(['adminCatalogues', 'adminCentralActivities', 'adminDpiBank']),
  );
});

test('ACC-05 the pages of formation plans belong to their entry', () => {
  expect(pagesOf('pfp')).toEqual([
    ...['adminFormationPlan', 'adminFormationPlans', 'coachFormationPlan', 'coachFormationPlans'],
    ...['formationPlan', 'formationPlans'],
  ]);
});

test('ACC-05 homes belong to their own entry, the account and notifications to none', () => {
  expect(pagesOf('home')).toEqual(['admin', 'agent', 'coach', 'management', 'professor', 'scholastic']);
  expect(pagesOf('')).toEqual(expect.arrayContaining(['notifications', 'profile', 'security', 'signIn']));
});

test('REP-02 the reports of a school are current on their index and at the address of each role', () => {
  const ofSchools = pagesOf('reports').filter((name) => !['adminReports', 'coachReports'].includes(name));
  expect(ofSchools).toEqual(['coorReport', 'dirReport', 'scholasticReports', 'subdReport']);
});
