import type { RoleCode } from '@ruta/contracts';
import { EVERYBODYS, PILL_URL } from '../../core-api/src/features/pills/pills.testing';
import type { Ids } from '../kit/requests';

/** What a call is sent with: ids within the caller's reach, and the addresses that people sign in with. */
export interface Known extends Ids {
  emails: Record<RoleCode, string>;
  /** A school that nobody uses. */
  spare: number;
  /** Where a new school is. */
  place: { country_id: number; state_id: number; timezone: string };
}

type Payload = Readonly<Record<string, unknown>>;

/** A call of section 7 of the specification's second text, with the payload that the text gives it. */
export interface ListedCall {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  /** Who sends it; default a role that may. */
  as?: RoleCode;
  /** The address, where the record of the path is not the usual one. */
  at?: (known: Known) => string;
  query?: Payload | ((known: Known) => Payload);
  body?: Payload | ((known: Known) => Payload);
  /** Name of the form field with a file. */
  upload?: string;
  /** The call is about the record of the one before. */
  goesOn?: true;
}

const get = (path: string, query: ListedCall['query'] = {}, more: Partial<ListedCall> = {}): ListedCall => ({
  ...{ method: 'get', path, query },
  ...more,
});
const post = (path: string, body: ListedCall['body'] = {}, more: Partial<ListedCall> = {}): ListedCall => ({
  ...{ method: 'post', path, body },
  ...more,
});
const put = (path: string, body: ListedCall['body'] = {}, more: Partial<ListedCall> = {}): ListedCall => ({
  ...{ method: 'put', path, body },
  ...more,
});
const remove = (path: string, more: Partial<ListedCall> = {}): ListedCall => ({ method: 'delete', path, ...more });

const YEAR = { start_at: '2027-08-23', end_at: '2028-07-14' };
const PERIOD = { date_start: '2026-11-01', date_end: '2026-11-30' };
/** A day from its start to its end, as the text writes it. */
const DAY = { start: '2026-11-20 00:00:00', end: '2026-11-20 23:59:59' };
const HOURS = { start_at: '15:00', end_at: '18:00' };
const PAGE = { page: 1, size: 10 };

/** The places of a hierarchy by address; nobody is a secondary coach. */
const team = ({ emails }: Known) => ({
  director_access: emails.COACH_DIR,
  manager_access: emails.COACH_MAN,
  coordinator_access: emails.COACH_CORD,
  coach_access: emails.COACH,
  sec_coach_access_one: null,
  sec_coach_access_two: null,
});
const NO_TEAM = {
  ...{ director_access: '', manager_access: '', coordinator_access: '', coach_access: '' },
  ...{ sec_coach_access_one: '', sec_coach_access_two: '' },
};

const hierarchyOf = (base: string): ListedCall[] => [
  get(`${base}/users-hierarchy`, { ...PAGE, filter: { search: '' } }),
  post(`${base}/users-hierarchy/:id`, { roles: ['COACH', 'COACH_SEC'] }),
  get(`${base}/schools-hierarchy`, { ...PAGE, sort: 'director_access,id', filter: { search: '', ...NO_TEAM } }),
  get(`${base}/coaches`, { size: 10_000 }),
  get(`${base}/coaches-by-role`, { size: 10_000, role: 'COACH' }),
  put(`${base}/schools-hierarchy/store/:id`, (known) => ({ school_id: known.hierarchySchool, ...team(known) })),
];

const SECOND = { id: null, mode: 'single', single: '2026-12-11', ...HOURS };
const STATS = [
  ...['users', 'schools', 'minutes', 'coach', 'schedules', 'schools-top', 'themes-top'],
  ...['schedules-status', 'schedules-category', 'montly-status', 'schedules-montly'],
];
const SCHOOL_STATS = ['cards', 'dpi', 'pai', 'observations', 'pfi', 'pfp', 'observation-results'];

/** The text says what is said of an activity; `activity_id` says of which. */
const ofActivity = ({ activity }: Known) => ({ activity_id: activity });

/** A video as the library's form sends it. */
const VIDEO = {
  ...{ title: 'Tres preguntas', url: PILL_URL, category: EVERYBODYS, subcategory: EVERYBODYS },
  ...{ topic: null, tag: null, keywords: ['inicio'] },
};
const LIBRARY = { tag: '', skip: 0, take: 12, topic: '', category: '', subcategory: '' };
const LEVELS = ['category', 'subcategory', 'topic', 'tag'];

/** The calls in the order of the text, and the cycle's end after all of them. */
export const SECTION_SEVEN: readonly ListedCall[] = [
  // roles, schools
  get('/roles', { size: 10_000, filter: { su: 0 } }),
  get('/roles', { size: 10_000 }),
  get('/schools', { size: 10_000, sort: 'name', include: 'country' }),
  put('/schools/:id', { name: 'Colegio propio', revision: 1 }, { as: 'ADMIN' }),
  remove('/schools/:id', { as: 'ADMIN', at: ({ spare }) => `/schools/${spare}` }),
  post('/schools/update-name', ({ school }) => ({ id: school, name: 'Colegio propio' })),
  // cycles
  get('/school-cycles', { include: 'period,pfpClosure,dpiClosure' }),
  post('/school-cycles', ({ period }) => ({ period_id: period, ...YEAR })),
  put('/school-cycles/:id', ({ period }) => ({ period_id: period, ...YEAR })),
  post('/school-cycles/:id/prepare', { action: 'inherit_data', ...YEAR }),
  put('/school-cycles/:id/pfp/set-limit', { limit: '2028-05-26', ...YEAR }, { goesOn: true }),
  put('/school-cycles/:id/dpi-closure-dt', { end_at: '2028-02-25' }, { goesOn: true }),
  ...hierarchyOf('/school-cycles'),
  get('/school-cycles/schools-history', ({ school }) => ({ school_id: school })),
  get('/school-cycles/by-school', ({ school }) => ({ school_id: school })),
  get('/school-cycles/:id/imported-schools', PAGE),
  remove('/school-cycles/remove-transitional', {
    body: ({ roleHolder, ownCycle }) => ({ user_id: roleHolder, cycle_id: ownCycle }),
  }),
  // hierarchy
  ...hierarchyOf(''),
  get('/review', (known) => ({ school_id: known.school, ...team(known) })),
  get('/imported-schools', PAGE),
  put('/schools-hierarchy/store-new/:id', (known) => ({
    school_name: 'Colegio nuevo',
    ...team(known),
    ...known.place,
  })),
  put('/transitional-roles/:id', ({ ownCycle }) => ({ roles: ['COACH_MAN'], cycle: ownCycle })),
  // levels, invitations
  get('/levels'),
  get('/invitations', { ...PAGE, include: 'role', filter: { email: '', role_id: '' } }),
  post('/invitations', { email: 'api-01@ruta.test', role_id: 9 }),
  put('/invitations/:id', { email: 'api-01-b@ruta.test', role_id: 9 }),
  post('/invitations/mail/:id'),
  remove('/invitations/:id'),
  // users
  get('/users', {
    ...{ ...PAGE, include: 'roles,school' },
    filter: { search: '', roles_in: '', banned: false, verified: true, school_id: '' },
  }),
  put('/users/verify/:id', {}, { at: ({ roleHolder }) => `/users/verify/${roleHolder}` }),
  remove('/users/:id', { at: ({ roleHolder }) => `/users/${roleHolder}` }),
  get('/users/purge'),
  // schedules
  get('/schedules', { date: '2026-11-24', schedule_theme_id: 4_000_001 }),
  get('/schedules/sessions', { start: '2026-11-20', end: '2026-11-27' }),
  get('/schedules/petitioner'),
  get('/schedules/petitioner', DAY),
  get('/schedules/agent', DAY, { as: 'AGENT_VC' }),
  get(
    '/schedules/agent/sessions',
    { include: 'agent,petitioner.school', filter: { search: '', dates_in: '2026-11-20,2026-11-27', school_id: '' } },
    { as: 'AGENT_VC' },
  ),
  get('/schedules/reasons'),
  get('/schedules/sessions/:id/survey'),
  put('/schedules/agent/:id/availabilities', { id: null, mode: 'weekly', weekday: 2, ...HOURS }, { as: 'AGENT_VC' }),
  put('/schedules/agent/:id/unavailabilities', SECOND, { as: 'AGENT_VC' }),
  put('/schedules/agent/:id/emergencies', SECOND, { as: 'AGENT_VC' }),
  put('/scheduled/:id/cancel', { reason: 'Junta imprevista' }),
  // holidays
  get('/holidays'),
  post('/holidays', {
    holidays: [
      {
        ...{ name: 'Aniversario', description: 'Sin clases.', start_at: '2026-12-11', end_at: '2026-12-11' },
        meta: { scope: 'network', kind: 'rest', states: [], confirmed: true },
      },
    ],
  }),
  // statistics
  ...STATS.map((name) => get(`/stats/${name}`, PERIOD)),
  ...SCHOOL_STATS.map((name) =>
    get(`/schools/statistics/${name}`, { filter: { school: '', manager: '', coordinator: '', coach: '' } }),
  ),
  get('/upgraded', ({ survey, activity }) => ({ survey_id: survey, activity_id: activity })),
  get('/schools/surveys'),
  get('/schools/surveys/activity-responses', ({ school, ratedActivity }) => ({
    ...{ userId: '', schoolId: school, activityId: ratedActivity },
  })),
  get('/schools/surveys/activity/users-responses', ({ school, activity, surveyQuestion }) => ({
    ...{ userId: '', schoolId: school, activityId: activity, questionId: surveyQuestion },
  })),
  // notifications
  get('/scholastic/notifications'),
  put('/notifications/:id/markasread'),
  get('/management-actions'),
  // activities
  get('/schools/activity/assistants', (known) => ({
    ...{ size: 5, sort: 'name', ...ofActivity(known) },
    filter: { roles_in: '', levels: '', search: '' },
  })),
  ...['roles', 'has-observations', 'has-evidence', 'did-assist', 'has-proof_of_attendance'].map((name) =>
    get(`/schools/activity/${name}`, ofActivity),
  ),
  put('/schools/activity/set-attendance', (known) => ({ ...ofActivity(known), assistants: [], assistants_id: null })),
  put('/schools/activity/set-observations', (known) => ({ ...ofActivity(known), result: 'Buen clima.' })),
  put('/schools/activity/set-proof_of_attendance', (known) => ({
    ...{ ...ofActivity(known), time: '10:00', date: '2026-11-20', send_proof: false, name: 'Constancia' },
  })),
  post('/schools/activity/set-evidence', ofActivity, { upload: 'files' }),
  remove('/schools/activity/:id/delete-evidence/:evidence_id'),
  put('/schools/activity/finish/:id'),
  // the library
  ...['', '/list'].map((path) =>
    get(`/pills/videos${path}`, {
      ...{ size: 10, sort: 'views,id', include: 'category,subCategory,topic,tag' },
      filter: { search: '', category_id: '', subcategory_id: '', topic_id: '', tag_id: '' },
    }),
  ),
  get('/pills/videos/categories'),
  get('/pills/videos/filter-videos', {
    ...LIBRARY,
    ...{ filter_by_favorite: false, filter_by_playlist: false, playlist_id: '' },
  }),
  get('/pills/videos/filter-videos', {
    ...LIBRARY,
    ...{ filter_by_favorite: true, filter_by_playlist: false, playlist_id: '' },
  }),
  get('/pills/videos/filter-videos', ({ playlist }) => ({
    ...{ ...LIBRARY, filter_by_favorite: false, filter_by_playlist: true, playlist_id: playlist },
  })),
  get('/pills/videos/actives'),
  get('/pills/videos/filter-catalog'),
  get('/pills/videos/get-video-list'),
  get('/pills/videos/search-video', { skip: 0, take: 100, search: 'video', searchType: 'all', playlistId: '' }),
  get('/pills/videos/get-categories'),
  ...['subcategories', 'topics', 'tags'].map((level) => get(`/pills/videos/get-${level}`, { parent_id: EVERYBODYS })),
  get('/pills/videos/get-user-playlist'),
  post('/pills/videos/store', VIDEO),
  post('/pills/videos/storeEdit/:id', VIDEO),
  post('/pills/videos/store-category', { name: 'Una de la lista' }),
  ...LEVELS.slice(1).map((level) =>
    post(`/pills/videos/store-${level}`, { name: 'Una de la lista', parent_id: EVERYBODYS }),
  ),
  post('/pills/videos/set-favorite-video', { ruta_pills_videos_id: EVERYBODYS }),
  post('/pills/videos/create-new-playlist', { name: 'Una de la lista' }),
  post('/pills/videos/get-video-by-playlist', ({ playlist }) => ({ playlistId: playlist })),
  ...['add-to-playlist', 'remove-video-from-playlist'].map((path) =>
    post(`/pills/videos/${path}`, ({ playlist }) => ({ playlistId: playlist, videoId: EVERYBODYS })),
  ),
  post('/pills/videos/update-playlist-name', ({ playlist }) => ({ playlistId: playlist, playlistName: 'Otra' })),
  put('/pills/videos/update-categories', {
    ...{ levels: ['Área', 'Rubro', 'Tema', 'Palabra'], activeTopic: true, activeTag: true },
  }),
  ...LEVELS.map((level) => put(`/pills/videos/update-${level}`, { name: 'Otra de la lista', id: EVERYBODYS })),
  remove('/pills/videos/delete/:id'),
  ...LEVELS.map((level) => remove(`/pills/videos/delete-${level}/:id`)),
  remove('/pills/videos/delete-playlist/:id'),
  // other content
  get('/other-content', { size: 10, search: '' }),
  get('/other-content/title'),
  post('/other-content/set-file', { name: 'Guía' }, { upload: 'file' }),
  post('/other-content/set-url', { url: PILL_URL, name: 'Video' }),
  post('/other-content/update-file', ({ content }) => ({ name: 'Guía', contentId: content }), { upload: 'file' }),
  post('/other-content/update-url', ({ content }) => ({ name: 'Video', url: PILL_URL, contentId: content })),
  remove('/other-content/:id/delete-file/:file_id', { body: ({ content }) => ({ id: content, type: 'URL' }) }),
  put('/other-content/update-title', { name: 'Otros contenidos', active: true }),
  // What ends the school, and the cycle, after everything else.
  post('/school-cycles/:id/prepare', { action: 'inherit_data', ...YEAR }),
  remove('/school-cycles/finish', { goesOn: true }),
  put('/school-cycles/:id/start', {}, { goesOn: true }),
];

/** Calls of the text that come with the figures of sessions: they do not answer yet. */
export const OWED: readonly { path: string; method: 'get' | 'post'; what: string }[] = [
  { method: 'get', path: '/stats/satisfaction-general', what: 'figures of the surveys of sessions' },
  { method: 'get', path: '/schedules/sessions/1/recording/1', what: 'recordings of sessions' },
  { method: 'post', path: '/zoom', what: 'payload not shown' },
  ...STATS.map((name) => ({ method: 'get' as const, path: `/stats/${name}`, what: 'without a period' })),
];
