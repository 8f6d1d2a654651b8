import type { Endpoint } from '@ruta/contracts';
import { api } from '@ruta/contracts/api';
import { z } from 'zod';

/** A call in the specification's list: method, path and payload. */
interface SpecifiedCall {
  row: string;
  method: string;
  path: string;
  query?: readonly string[];
  filter?: readonly string[];
  body?: readonly string[];
  /** Name of the form field with files. */
  upload?: string;
  /** Keys of `data` in the reply, of a list those of a row. */
  data?: readonly string[];
  /** Keys beside `data`. */
  reply?: readonly string[];
  /** Whether the call takes the password again. */
  confirm?: true;
  /** Whether it answers without a session. */
  isPublic?: true;
}

/** A video session as the specification names its fields. */
const CONFERENCE = [
  ...['id', 'schedule_theme_id', 'user_id', 'user_timezone', 'petitioner_id', 'petitioner_timezone'],
  ...['start_at', 'end_at', 'full_end_at', 'duration', 'cooldown', 'total_duration'],
  ...['petitioner', 'agent', 'schedule_theme', 'statuses', 'created_at', 'updated_at'],
];

/** The six places of a school's hierarchy, by the addresses that sign in. */
const ACCESSES = [
  ...['director_access', 'manager_access', 'coordinator_access', 'coach_access'],
  ...['sec_coach_access_one', 'sec_coach_access_two'],
];

/** The keys of a page of a list. */
const PAGE = ['page', 'size', 'total', 'pages', 'count'];

/** The keys of a video of the library. */
const PILL = [
  ...['id', 'title', 'url', 'keywords', 'category', 'sub_category', 'topic', 'tag'],
  ...['views', 'favorite', 'created_at'],
];

/** The keys of an agent's hours. */
const HOURS = ['id', 'mode', 'start_at', 'end_at', 'weekday', 'single', 'setting', 'time_difference'];

/** The calls of the specification that are implemented. Each feature adds its own. */
const SPECIFIED: readonly SpecifiedCall[] = [
  {
    row: 'ACC-06 schools',
    method: 'get',
    path: '/schools',
    query: ['page', 'size', 'sort', 'include', 'filter'],
    filter: ['search'],
  },
  {
    row: 'ACT-02 assistants',
    method: 'get',
    path: '/schools/activity/assistants',
    query: ['size', 'sort', 'filter'],
    filter: ['search', 'roles_in', 'levels'],
  },
  {
    row: 'ADM-04 users',
    method: 'get',
    path: '/users',
    query: ['page', 'size', 'sort', 'include', 'filter'],
    filter: ['search', 'roles_in', 'banned', 'verified', 'school_id'],
  },
  { row: 'ADM-04 delete', method: 'delete', path: '/users/:id' },
  { row: 'ADM-04 verify', method: 'put', path: '/users/verify/:id' },
  { row: 'ADM-04 ban', method: 'put', path: '/users/:id/ban', body: ['is_banned'] },
  { row: 'ADM-04 purge', method: 'get', path: '/users/purge' },
  {
    row: 'ADM-05 user',
    method: 'put',
    path: '/users/:id',
    body: ['name', 'surname', 'email', 'school_id', 'active', 'roles', 'revision'],
  },
  { row: 'ADM-05 levels', method: 'get', path: '/levels' },
  { row: 'ADM-06 roles', method: 'get', path: '/roles', query: ['size', 'filter'], filter: ['su'] },
  { row: 'ADM-06 permissions', method: 'get', path: '/permissions' },
  { row: 'ADM-06 toggle', method: 'put', path: '/roles/:id/permissions/:permissionId', body: ['enabled'] },
  {
    row: 'OBS-01 guides',
    method: 'get',
    path: '/schools/observations/guides',
    query: ['school_id', 'level_id'],
  },
  { row: 'OBS-02 guide', method: 'get', path: '/schools/observations/guides/:id', query: ['lang'] },
  { row: 'OBS-01 levels', method: 'get', path: '/schools/observations/levels', query: ['school_id', 'include'] },
  {
    row: 'OBS-04 professors',
    method: 'get',
    path: '/schools/observations/professors',
    query: ['school_id', 'page', 'size', 'filter'],
    filter: ['search', 'observable', 'level_id'],
  },
  {
    row: 'OBS-04 observable',
    method: 'put',
    path: '/schools/observations/professors/:id/observable',
    body: ['school_id', 'observable'],
  },
  {
    row: 'OBS-02 register',
    method: 'post',
    path: '/schools/observations',
    body: [
      ...['client_id', 'school_id', 'guide_id', 'professor_id', 'level_id', 'observed_at', 'lang', 'replaces_id'],
      ...['responses', 'comments', 'finalObservations'],
    ],
  },
  { row: 'OBS-02 draft', method: 'put', path: '/schools/observations/drafts', body: ['revision', 'content'] },
  {
    row: 'OBS-05 list',
    method: 'get',
    path: '/schools/observations',
    query: ['school_id', 'size', 'filter'],
    filter: ['professor_id', 'guide_id', 'level_id', 'month', 'observer_id'],
  },
  {
    row: 'OBS-03 results',
    method: 'get',
    path: '/schools/observations/results',
    query: ['school_id', 'lang', 'filter'],
  },
  { row: 'OBS-05 months', method: 'get', path: '/schools/observations/monthly', query: ['school_id', 'year'] },
  { row: 'OBS-05 dashboard', method: 'get', path: '/schools/observations/dashboard', query: ['school_id', 'lang'] },
  { row: 'OBS-03 trend', method: 'get', path: '/schools/observations/trend', query: ['school_id', 'guide_id', 'lang'] },
  { row: 'OBS-02 seen', method: 'put', path: '/schools/observations/:id/seen', body: ['reply'] },
  { row: 'REP-01 index', method: 'get', path: '/reports' },
  { row: 'REP-01 schools', method: 'get', path: '/reports/schools', query: ['type', 'search', 'cycle_id'] },
  {
    row: 'REP-01 download',
    method: 'get',
    path: '/reports/:report/download',
    query: ['school_id', 'support_school_id', 'cycle_id', 'from', 'to', 'format'],
  },
  { row: 'REP-02 index', method: 'get', path: '/reports/scholastic' },
  { row: 'REP-02 report', method: 'get', path: '/reports/scholastic/:leader/:report', query: ['school_id'] },
  {
    row: 'REP-02 download',
    method: 'get',
    path: '/reports/scholastic/:leader/:report/download',
    query: ['school_id', 'cycle_id', 'format', 'part'],
  },
  ...(
    [
      ['users', ['role', 'people', 'total']],
      ['schools', ['booked', 'notBooked']],
      ['minutes', ['minutes', 'finished', 'areas']],
      ['coach', ['id', 'fullname', 'total', 'finished']],
      ['schedules', ['total', 'upcoming', 'past', 'cancelled']],
      ['schools-top', ['id', 'name', 'total']],
      ['themes-top', ['id', 'name', 'total']],
      ['schedules-status', ['status', 'total']],
      ['schedules-category', ['id', 'name', 'total']],
      ['montly-status', ['month', 'statuses']],
      ['schedules-montly', ['month', 'total']],
    ] as const
  ).map(([name, data]) => ({
    row: `STA-01 ${name}`,
    method: 'get',
    path: `/stats/${name}`,
    query: ['date_start', 'date_end'],
    data,
  })),
  {
    row: 'STA-03 cards',
    method: 'get',
    path: '/schools/statistics/cards',
    query: ['filter'],
    filter: ['school', 'manager', 'coordinator', 'coach'],
  },
  {
    row: 'STA-03 observations',
    method: 'get',
    path: '/schools/statistics/observations',
    query: ['filter'],
    filter: ['school', 'manager', 'coordinator', 'coach'],
  },
  {
    row: 'STA-03 observation results',
    method: 'get',
    path: '/schools/statistics/observation-results',
    query: ['filter', 'lang'],
    filter: ['school', 'manager', 'coordinator', 'coach'],
  },
  {
    row: 'STA-03 DPI',
    method: 'get',
    path: '/schools/statistics/dpi',
    query: ['filter'],
    filter: ['school', 'manager', 'coordinator', 'coach'],
  },
  {
    row: 'STA-03 PAI',
    method: 'get',
    path: '/schools/statistics/pai',
    query: ['filter'],
    filter: ['school', 'manager', 'coordinator', 'coach'],
  },
  {
    row: 'STA-03 PFI',
    method: 'get',
    path: '/schools/statistics/pfi',
    query: ['filter'],
    filter: ['school', 'manager', 'coordinator', 'coach'],
  },
  { row: 'OBS-03 one', method: 'get', path: '/schools/observations/:id', query: ['lang'] },
  {
    row: 'CYC-01 cycles',
    method: 'get',
    path: '/school-cycles',
    query: ['page', 'size', 'sort', 'include'],
  },
  {
    row: 'CYC-01 create',
    method: 'post',
    path: '/school-cycles',
    body: ['period_id', 'start_at', 'end_at', 'min_group'],
  },
  {
    row: 'CYC-01 update',
    method: 'put',
    path: '/school-cycles/:id',
    body: ['period_id', 'start_at', 'end_at', 'min_group', 'revision'],
  },
  {
    row: 'CYC-01 one',
    method: 'get',
    path: '/school-cycles/:id',
    data: ['start_at', 'end_at', 'state', 'prepared', 'min_group', 'period', 'pfpClosure', 'dpiClosure'],
  },
  { row: 'CYC-01 periods', method: 'get', path: '/periods' },
  { row: 'CYC-01 periods', method: 'post', path: '/periods', body: ['start_year'] },
  {
    row: 'CYC-02 PFP',
    method: 'put',
    path: '/school-cycles/:id/pfp/set-limit',
    body: ['limit', 'start_at', 'end_at', 'revision'],
  },
  {
    row: 'CYC-02 DPI',
    method: 'put',
    path: '/school-cycles/:id/dpi-closure-dt',
    body: ['end_at', 'start_at', 'revision'],
  },
  {
    row: 'CYC-03 dry run',
    method: 'get',
    path: '/school-cycles/:id/prepare',
    data: ['cycle', 'from', 'schools', 'complete', 'incomplete', 'left_out', 'closures'],
  },
  {
    row: 'CYC-03 prepare',
    method: 'post',
    path: '/school-cycles/:id/prepare',
    body: ['action', 'start_at', 'end_at', 'revision'],
    confirm: true,
  },
  { row: 'CYC-03 start', method: 'put', path: '/school-cycles/:id/start', body: ['revision'], confirm: true },
  {
    row: 'CYC-03 finish',
    method: 'delete',
    path: '/school-cycles/finish',
    query: ['cycle_id', 'revision'],
    confirm: true,
  },
  ...['/imported-schools', '/school-cycles/imported-schools', '/school-cycles/:id/imported-schools'].map(
    (path): SpecifiedCall => ({
      row: 'HIE-06 imported schools',
      method: 'get',
      path,
      query: ['page', 'size', 'sort', 'filter'],
      filter: ['search'],
      data: ['remote_id', 'name', 'code', 'city', 'country', 'state', 'timezone', 'levels'],
      reply: [...PAGE, 'message'],
    }),
  ),
  { row: 'HIE-06 discard', method: 'delete', path: '/imported-schools/:id' },
  { row: 'HIE-06 discard', method: 'delete', path: '/school-cycles/imported-schools/:id' },
  ...['', '/school-cycles'].flatMap((family): SpecifiedCall[] => [
    {
      row: 'HIE-01 users',
      method: 'get',
      path: `${family}/users-hierarchy`,
      query: ['page', 'size', 'filter', 'cycle_id'],
      filter: ['search'],
    },
    { row: 'CYC-04 save', method: 'post', path: `${family}/users-hierarchy/:id`, body: ['roles', 'cycle', 'revision'] },
    {
      row: 'CYC-04 alias',
      method: 'put',
      path: `${family}/transitional-roles/:id`,
      body: ['roles', 'cycle', 'revision'],
    },
    {
      row: 'CYC-04 remove',
      method: 'delete',
      path: `${family}/remove-transitional`,
      body: ['user_id', 'cycle_id', 'revision'],
    },
    { row: 'HIE-06 coaches', method: 'get', path: `${family}/coaches`, query: ['size', 'filter', 'cycle_id'] },
    {
      row: 'HIE-06 coaches by role',
      method: 'get',
      path: `${family}/coaches-by-role`,
      query: ['size', 'filter', 'cycle_id', 'role'],
    },
  ]),
  ...['', '/school-cycles'].flatMap((base): SpecifiedCall[] => [
    {
      row: 'HIE-02 hierarchy',
      method: 'get',
      path: `${base}/schools-hierarchy`,
      query: ['page', 'size', 'sort', 'filter', 'cycle_id'],
      filter: ['search', ...ACCESSES],
    },
    {
      row: 'HIE-06 history',
      method: 'get',
      path: `${base}/schools-history`,
      query: ['school_id', 'person_id', 'cycle_id'],
    },
    {
      row: 'HIE-06 by school',
      method: 'get',
      path: `${base}/by-school`,
      query: ['school_id'],
      data: ['cycle', 'school', 'director', 'manager', 'coordinator', 'coach', 'secondary_one', 'secondary_two'],
    },
    { row: 'HIE-03 review', method: 'get', path: `${base}/review`, query: ['school_id', 'cycle_id', ...ACCESSES] },
    {
      row: 'HIE-02 store',
      method: 'put',
      path: `${base}/schools-hierarchy/store/:id`,
      body: ['school_id', 'school_name', ...ACCESSES, 'cycle_id', 'revision', 'mark'],
    },
    {
      row: 'HIE-04 new school',
      method: 'put',
      path: `${base}/schools-hierarchy/store-new/:id`,
      body: [
        ...['school_id', 'school_name', ...ACCESSES, 'cycle_id', 'revision'],
        ...['country_id', 'state_id', 'city', 'timezone', 'levels'],
      ],
    },
    { row: 'HIE-03 release', method: 'put', path: `${base}/schools-hierarchy/:id/release`, body: ['revision', 'mark'] },
    { row: 'HIE-04 exclude', method: 'put', path: `${base}/schools-hierarchy/:id/exclude`, body: ['revision'] },
    { row: 'HIE-04 include', method: 'put', path: `${base}/schools-hierarchy/:id/include`, body: ['revision'] },
  ]),
  {
    row: 'HIE-03 handover review',
    method: 'post',
    path: '/hierarchy/handover/review',
    body: ['cycle_id', 'from_id', 'role', 'receivers'],
    data: ['from', 'receivers', 'mean', 'schools', 'mark'],
  },
  {
    row: 'HIE-03 handover',
    method: 'post',
    path: '/hierarchy/handover',
    body: ['cycle_id', 'from_id', 'role', 'receivers', 'mark'],
  },
  {
    row: 'HIE-03 handover undo',
    method: 'post',
    path: '/hierarchy/handover/:batch/undo',
    data: ['undone_at', 'returned'],
  },
  { row: 'schools update', method: 'put', path: '/schools/:id' },
  { row: 'schools update', method: 'post', path: '/schools/update-name', body: ['id', 'name'] },
  { row: 'schools update', method: 'delete', path: '/schools/:id' },
  { row: 'ACT-02 roles', method: 'get', path: '/schools/activity/roles' },
  {
    row: 'ACT-02 attendance',
    method: 'put',
    path: '/schools/activity/set-attendance',
    body: ['assistants', 'assistants_id'],
  },
  { row: 'ACT-02 observations', method: 'put', path: '/schools/activity/set-observations', body: ['result'] },
  { row: 'ACT-02 evidence', method: 'post', path: '/schools/activity/set-evidence', upload: 'files' },
  { row: 'ACT-02 evidence', method: 'delete', path: '/schools/activity/:id/delete-evidence/:evidence_id' },
  { row: 'ACT-03 finish', method: 'put', path: '/schools/activity/finish/:id' },
  { row: 'ACT-03 proof', method: 'put', path: '/schools/activity/set-proof_of_attendance' },
  { row: 'ACT-03 proof', method: 'get', path: '/schools/activity/has-proof_of_attendance' },
  {
    row: 'ACT-06 attendance proofs',
    method: 'get',
    path: '/schools/activity/attendance-proofs',
    query: ['school_id', 'page', 'size', 'sort', 'filter'],
    filter: ['cycle_id', 'activity_id', 'search'],
    data: ['folio', 'person', 'title', 'school', 'hours', 'code', 'revoked_at'],
    reply: PAGE,
  },
  { row: 'ACT-06 proof on paper', method: 'get', path: '/schools/activity/attendance-proofs/:id/pdf' },
  {
    row: 'ACT-03 revoke',
    method: 'put',
    path: '/schools/activity/attendance-proofs/:id/revoke',
    body: ['reason', 'corrected'],
    data: ['revoked', 'corrected'],
  },
  {
    row: 'ACT-06 proof checked',
    method: 'get',
    path: '/proofs/:token',
    data: ['folio', 'person', 'title', 'school', 'date', 'time', 'hours', 'issued_at', 'revoked_at'],
    isPublic: true,
  },
  { row: 'NOT-01 list', method: 'get', path: '/scholastic/notifications' },
  { row: 'NOT-01 read', method: 'put', path: '/notifications/:id/markasread' },
  { row: 'ACT-01 management actions', method: 'get', path: '/management-actions' },
  {
    row: 'ADM-01 invitations',
    method: 'get',
    path: '/invitations',
    query: ['page', 'size', 'sort', 'include', 'filter'],
    filter: ['email', 'role_id'],
  },
  { row: 'ADM-02 invitation', method: 'post', path: '/invitations', body: ['email', 'role_id'] },
  { row: 'ADM-02 invitation', method: 'put', path: '/invitations/:id', body: ['email', 'role_id'] },
  { row: 'ADM-02 invitation', method: 'delete', path: '/invitations/:id' },
  { row: 'ADM-02 mail again', method: 'post', path: '/invitations/mail/:id' },
  { row: 'ADM-03 bulk', method: 'post', path: '/invitations/bulk', body: ['emails', 'role_id'] },
  {
    row: 'VIS-06 draft check',
    method: 'get',
    path: '/schools/visits/has-draft',
    query: ['school_id'],
    data: ['hasDraft'],
  },
  {
    row: 'DPI-01 status',
    method: 'get',
    path: '/schools/dpi/status',
    query: ['school_id'],
    data: ['dpiClosure', 'sheet', 'totalValidated'],
  },
  { row: 'DPI-02 questions', method: 'get', path: '/schools/dpi/questions' },
  { row: 'DPI-02 start', method: 'post', path: '/schools/dpi/start', body: ['school_id'] },
  {
    row: 'DPI-02 answer',
    method: 'post',
    path: '/schools/dpi/answers',
    body: ['submission_id', 'question_id', 'option_id', 'elapsed_ms'],
  },
  { row: 'DPI-02 finish', method: 'put', path: '/schools/dpi/finish', body: ['submission_id'] },
  {
    row: 'DPI-03 results',
    method: 'get',
    path: '/schools/dpi/results',
    query: ['school_id', 'cycle_id'],
    data: ['items', 'chart', 'professors', 'dpiClosure', 'totalValidated'],
  },
  { row: 'DPI-04 remind', method: 'post', path: '/schools/dpi/remind', body: ['school_id'] },
  { row: 'DPI-04 end', method: 'put', path: '/schools/dpi/closure', body: ['school_id', 'end_at'] },
  {
    row: 'PAI-02 plan',
    method: 'get',
    path: '/schools/pai',
    query: ['school_id', 'cycle_id'],
    data: ['established_at', 'items'],
  },
  { row: 'PAI-01 form', method: 'get', path: '/schools/pai/form', query: ['school_id'] },
  { row: 'PAI-01 coach activities', method: 'get', path: '/schools/pai/coach-activities', query: ['theme'] },
  {
    row: 'PAI-01 draft',
    method: 'put',
    path: '/schools/pai/draft/:question_id',
    body: ['activity', 'objectives', 'indicators', 'strategy', 'responsables', 'revision'],
  },
  { row: 'PAI-01 establish', method: 'post', path: '/schools/pai', body: ['school_id', 'items'] },
  {
    row: 'PAI-02 texts',
    method: 'put',
    path: '/schools/pai/:id',
    body: [
      ...['activity', 'objectives', 'indicators', 'strategy', 'responsables'],
      ...['financial_resources', 'material_resources', 'human_resources'],
    ],
    data: ['id', 'question', 'activity', 'activity_datetime', 'activity_coach_datetime', 'established_at', 'coach_pai'],
  },
  {
    row: 'PAI-02 reschedule',
    method: 'put',
    path: '/schools/pai/:id/reschedule',
    body: ['who', 'date', 'time', 'justification'],
  },
  {
    row: 'PFI-01 plan',
    method: 'get',
    path: '/schools/pfi',
    query: ['school_id', 'cycle_id'],
    data: ['established_at', 'activities'],
  },
  { row: 'PFI-01 export', method: 'get', path: '/schools/pfi/export', query: ['school_id', 'cycle_id', 'format'] },
  {
    row: 'PFI-02 central activities',
    method: 'get',
    path: '/central-activities',
    query: ['cycle_id'],
    data: ['id', 'code', 'title', 'window_start', 'window_end', 'hours', 'levels', 'roles', 'reasons', 'active'],
  },
  ...['post', 'put'].map((method) => ({
    row: 'PFI-02 central activity',
    method,
    path: method === 'post' ? '/central-activities' : '/central-activities/:id',
    body: ['title', 'description', 'window_start', 'window_end', 'hours', 'levels', 'roles', 'survey', 'reasons'],
  })),
  { row: 'PFI-02 central activity', method: 'delete', path: '/central-activities/:id' },
  { row: 'STA-02 PFI', method: 'get', path: '/schools/pfi/preview', query: ['school_id'] },
  { row: 'PFI-02 available', method: 'get', path: '/schools/pfi/available', query: ['school_id'] },
  { row: 'PFI-02 establish', method: 'post', path: '/schools/pfi/establish', body: ['school_id', 'activities'] },
  {
    row: 'PFI-01 date',
    method: 'put',
    path: '/schools/pfi/:id/date',
    body: ['date', 'time', 'justification'],
    data: ['id', 'activity', 'datetime', 'isCompleted', 'central_activity'],
  },
  {
    row: 'SHA-01 candidates',
    method: 'get',
    path: '/schools/share-agenda/candidates',
    query: ['school_id', 'start', 'end', 'types'],
    data: ['activities', 'professors'],
  },
  {
    row: 'SHA-01 share',
    method: 'post',
    path: '/schools/share-agenda',
    body: ['school_id', 'start_at', 'end_at', 'types', 'activities', 'professors', 'send_calendar', 'message'],
    data: ['id', 'start_at', 'end_at', 'created_at', 'types', 'professors', 'activities'],
  },
  { row: 'SHA-02 history', method: 'get', path: '/schools/share-agenda', query: ['school_id', 'page', 'include'] },
  {
    row: 'SHA-02 one',
    method: 'get',
    path: '/schools/share-agenda/:id',
    data: ['id', 'start_at', 'end_at', 'created_at', 'types', 'professors', 'activities'],
  },
  { row: 'SHA-02 resend', method: 'post', path: '/schools/share-agenda/:id/resend', body: ['professors'] },
  {
    row: 'PFP-01 plans',
    method: 'get',
    path: '/schools/pfp/formation-plans',
    query: ['school_id', 'filter'],
    filter: ['consulted'],
    data: ['id', 'consulted', 'plan', 'contents'],
  },
  {
    row: 'PFP-01 plan',
    method: 'get',
    path: '/schools/pfp/formation-plans/:id',
    data: ['id', 'consulted', 'plan', 'contents'],
  },
  { row: 'PFP-01 content', method: 'get', path: '/schools/pfp/contents/:id' },
  {
    row: 'PFP-01 consulted',
    method: 'put',
    path: '/schools/pfp/formation-plans/:id/consulted',
    body: ['opened_at'],
    data: ['id', 'consulted'],
  },
  { row: 'PFI-02 remove', method: 'delete', path: '/schools/pfi/:id', body: ['reason'] },
  { row: 'SUR-01 surveys', method: 'get', path: '/schools/surveys', query: ['activity_id'] },
  { row: 'SUR-02 upgraded', method: 'get', path: '/upgraded', query: ['survey_id', 'activity_id'] },
  { row: 'SUR-02 translate', method: 'put', path: '/schools/surveys/:id/translate', body: ['translate'] },
  {
    row: 'ACT-05 responses',
    method: 'get',
    path: '/schools/surveys/activity-responses',
    query: ['userId', 'schoolId', 'activityId'],
    data: ['answers'],
  },
  {
    row: 'ACT-05 people',
    method: 'get',
    path: '/schools/surveys/activity/users-responses',
    query: ['userId', 'schoolId', 'activityId', 'questionId', 'page', 'size'],
  },
  {
    row: 'ACT-06 ratings',
    method: 'get',
    path: '/schools/activity/ratings',
    query: ['page', 'size', 'sort', 'filter'],
    filter: ['cycle_id'],
  },
  { row: 'HIE-06 imports', method: 'get', path: '/imports' },
  { row: 'HIE-06 imports', method: 'post', path: '/imports', body: ['kind'], upload: 'file' },
  { row: 'HIE-06 imports', method: 'get', path: '/imports/:id' },
  { row: 'HIE-06 imports', method: 'get', path: '/imports/:id/result' },
  { row: 'HIE-06 imports', method: 'post', path: '/imports/:id/apply', body: ['revision', 'leave_out'], confirm: true },
  { row: 'HIE-06 imports', method: 'post', path: '/imports/:id/undo' },
  {
    row: 'OTH-01 other content',
    method: 'get',
    path: '/other-content',
    query: ['page', 'size'],
    filter: ['search'],
    data: ['id', 'type', 'name', 'url', 'file'],
    reply: PAGE,
  },
  { row: 'OTH-01 other content', method: 'get', path: '/other-content/title', data: ['name', 'active'] },
  {
    row: 'OTH-01 other content',
    method: 'post',
    path: '/other-content/set-file',
    body: ['name'],
    upload: 'file',
    data: ['message'],
  },
  {
    row: 'OTH-01 other content',
    method: 'post',
    path: '/other-content/set-url',
    body: ['url', 'name'],
    data: ['message'],
  },
  {
    row: 'OTH-01 other content',
    method: 'post',
    path: '/other-content/update-file',
    body: ['name', 'contentId'],
    upload: 'file',
    data: ['message'],
  },
  {
    row: 'OTH-01 other content',
    method: 'post',
    path: '/other-content/update-url',
    body: ['name', 'url', 'contentId'],
    data: ['message'],
  },
  {
    row: 'OTH-01 other content',
    method: 'delete',
    path: '/other-content/:id/delete-file/:file_id',
    query: ['type'],
    data: ['message'],
  },
  {
    row: 'OTH-01 other content',
    method: 'put',
    path: '/other-content/update-title',
    body: ['name', 'active'],
    data: ['message'],
  },
  { row: 'OTH-02 embedded pages', method: 'get', path: '/embedded-pages/intelligence', data: ['url', 'title'] },
  { row: 'OTH-02 embedded pages', method: 'get', path: '/embedded-pages/fundamentacion', data: ['url', 'title'] },
  ...['', '/list'].map((path) => ({
    row: 'PIL-01 videos',
    method: 'get',
    path: `/pills/videos${path}`,
    query: ['page', 'size', 'sort', 'include', 'filter'],
    filter: ['search', 'category_id', 'subcategory_id', 'topic_id', 'tag_id'],
    data: ['id', 'title', 'url', 'keywords', 'views', 'favorite', 'created_at'],
    reply: PAGE,
  })),
  ...['store', 'storeEdit/:id'].map((path) => ({
    row: 'PIL-01 save',
    method: 'post',
    path: `/pills/videos/${path}`,
    body: ['title', 'url', 'category', 'subcategory', 'topic', 'tag', 'keywords'],
    data: PILL,
  })),
  { row: 'PIL-01 delete', method: 'delete', path: '/pills/videos/delete/:id' },
  { row: 'PIL-01 film', method: 'post', path: '/pills/videos/file', data: ['url'] },
  ...['post', 'delete'].map((method) => ({
    row: 'PIL-01 captions',
    method,
    path: '/pills/videos/:id/captions/:locale',
    data: ['captions'],
  })),
  { row: 'PIL-03 captions', method: 'get', path: '/pills/videos/:id/captions/:locale' },
  { row: 'PIL-03 film', method: 'get', path: '/pills/videos/:id/media' },
  { row: 'PFP-01 progress', method: 'put', path: '/schools/pfp/contents/:id/progress', body: ['position', 'seen'] },
  { row: 'PFP-01 captions', method: 'get', path: '/schools/pfp/contents/:id/captions' },
  { row: 'PIL-03 links', method: 'put', path: '/pills/videos/:id/links', body: ['links'], data: ['links'] },
  { row: 'PIL-03 recommended', method: 'get', path: '/pills/videos/recommended', data: ['school', 'videos'] },
  { row: 'PIL-02 categories', method: 'get', path: '/pills/videos/categories', data: ['categories'] },
  {
    row: 'PIL-02 levels',
    method: 'put',
    path: '/pills/videos/update-categories',
    body: ['levels', 'activeTopic', 'activeTag'],
  },
  { row: 'PIL-02 add', method: 'post', path: '/pills/videos/store-category', body: ['name'] },
  ...['subcategory', 'topic', 'tag'].map((level) => ({
    row: 'PIL-02 add',
    method: 'post',
    path: `/pills/videos/store-${level}`,
    body: ['name', 'parent_id'],
  })),
  ...['category', 'subcategory', 'topic', 'tag'].flatMap((level) => [
    { row: 'PIL-02 change', method: 'put', path: `/pills/videos/update-${level}`, body: ['name', 'id'] },
    { row: 'PIL-02 delete', method: 'delete', path: `/pills/videos/delete-${level}/:id` },
  ]),
  {
    row: 'PIL-03 library',
    method: 'get',
    path: '/pills/videos/filter-videos',
    query: [
      ...['tag', 'skip', 'take', 'topic', 'category', 'subcategory'],
      ...['filter_by_favorite', 'filter_by_playlist', 'playlist_id'],
    ],
    data: PILL,
  },
  {
    row: 'PIL-03 search',
    method: 'get',
    path: '/pills/videos/search-video',
    query: ['skip', 'take', 'search', 'searchType', 'playlistId'],
    data: PILL,
  },
  { row: 'PIL-03 all', method: 'get', path: '/pills/videos/get-video-list', query: ['skip', 'take'], data: PILL },
  { row: 'PIL-03 catalog', method: 'get', path: '/pills/videos/filter-catalog' },
  {
    row: 'PIL-03 levels',
    method: 'get',
    path: '/pills/videos/actives',
    data: ['levels', 'activeTopic', 'activeTag'],
  },
  ...['categories', 'subcategories', 'topics', 'tags'].map((level) => ({
    row: 'PIL-03 options',
    method: 'get',
    path: `/pills/videos/get-${level}`,
    data: ['id', 'name'],
  })),
  {
    row: 'PIL-03 favourite',
    method: 'post',
    path: '/pills/videos/set-favorite-video',
    body: ['ruta_pills_videos_id'],
  },
  {
    row: 'PIL-04 lists',
    method: 'get',
    path: '/pills/videos/get-user-playlist',
    data: ['id', 'name', 'ruta_pills_playlist_videos'],
  },
  {
    row: 'PIL-04 create',
    method: 'post',
    path: '/pills/videos/create-new-playlist',
    body: ['name'],
    data: ['created'],
  },
  {
    row: 'PIL-04 videos',
    method: 'post',
    path: '/pills/videos/get-video-by-playlist',
    body: ['playlistId'],
    data: PILL,
  },
  ...['add-to-playlist', 'remove-video-from-playlist'].map((path) => ({
    row: 'PIL-04 videos of a list',
    method: 'post',
    path: `/pills/videos/${path}`,
    body: ['playlistId', 'videoId'],
  })),
  {
    row: 'PIL-04 rename',
    method: 'post',
    path: '/pills/videos/update-playlist-name',
    body: ['playlistId', 'playlistName'],
  },
  { row: 'PIL-04 delete', method: 'delete', path: '/pills/videos/delete-playlist/:id' },
  {
    row: 'VC-04 availability',
    method: 'get',
    path: '/schedules/agent/availability',
    query: ['agent_id'],
    data: ['agent', 'today', 'weekly', 'unavailabilities', 'emergencies'],
  },
  {
    row: 'VC-04 weekly',
    method: 'put',
    path: '/schedules/agent/:id/availabilities',
    body: ['id', 'mode', 'weekday', 'start_at', 'end_at'],
    data: HOURS,
  },
  ...['unavailabilities', 'emergencies'].map((path) => ({
    row: 'VC-04 dates',
    method: 'put',
    path: `/schedules/agent/:id/${path}`,
    body: ['id', 'mode', 'single', 'start_at', 'end_at'],
    data: HOURS,
  })),
  ...['availabilities', 'unavailabilities', 'emergencies'].map((path) => ({
    row: 'VC-04 delete',
    method: 'delete',
    path: `/schedules/agent/:id/${path}/:availability_id`,
  })),
  { row: 'VC-01 slots', method: 'get', path: '/schedules', query: ['date', 'schedule_theme_id'], data: ['start_at'] },
  ...['petitioner', 'agent', 'sessions'].map((whose) => ({
    row: 'VC-02 sessions by days',
    method: 'get',
    path: `/schedules/${whose}`,
    query: ['start', 'end'],
    data: CONFERENCE,
  })),
  {
    row: 'VC-05 sessions of an agent',
    method: 'get',
    path: '/schedules/agent/sessions',
    query: ['page', 'size', 'sort', 'include'],
    filter: ['search', 'dates_in', 'school_id'],
    data: CONFERENCE,
  },
  { row: 'VC-02 reasons', method: 'get', path: '/schedules/reasons', query: ['audience'] },
  { row: 'VC-02 cancel', method: 'put', path: '/scheduled/:id/cancel', body: ['reason'], data: CONFERENCE },
  {
    row: 'VC-05 survey',
    method: 'get',
    path: '/schedules/sessions/:id/survey',
    data: ['questions', 'answers', 'can'],
  },
  {
    row: 'VC-05 survey',
    method: 'post',
    path: '/schedules/sessions/:id/survey',
    body: ['punctuality', 'mastery', 'clarity', 'usefulness', 'recommend', 'comment'],
    data: ['questions', 'answers', 'can'],
  },
  { row: 'VC-06 holidays', method: 'get', path: '/holidays', query: ['from', 'to', 'state', 'school_id'] },
  { row: 'VC-06 holidays', method: 'post', path: '/holidays', body: ['holidays'] },
  { row: 'VC-06 holidays', method: 'delete', path: '/holidays/:id' },
  {
    row: 'VC-06 suggestions',
    method: 'get',
    path: '/holidays/suggestions',
    query: ['year'],
    data: ['name', 'description', 'start_at', 'end_at', 'meta', 'known'],
  },
  {
    row: 'VC-06 impact',
    method: 'get',
    path: '/holidays/impact',
    query: ['ids'],
    data: ['visits', 'activities', 'items'],
  },
];

const registered: Endpoint[] = Object.values(api).flatMap((room): Endpoint[] => Object.values(room));
const blind = (path: string) => path.replace(/:\w+/g, ':');
const find = ({ method, path }: SpecifiedCall) =>
  registered.find((endpoint) => endpoint.method === method && blind(endpoint.path) === blind(path));

interface Shape {
  items?: Shape;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
}
/** The keys of a schema, over all its variants. */
function keysOf(schema: Shape | undefined): string[] {
  const variants = schema?.oneOf ?? schema?.anyOf ?? [];
  return [...Object.keys(schema?.properties ?? {}), ...variants.flatMap(keysOf)];
}
/** Without names of schemas, which would become references. */
const NAMELESS = z.registry<{ id?: string }>();
const shapeOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', metadata: NAMELESS }) as Shape;

describe('API-01 the calls of the specification', () => {
  test.each(SPECIFIED)('$row: $method $path', (call) => {
    const endpoint = find(call);
    if (!endpoint) throw new Error(`${call.method} ${call.path} is not in the registry`);
    const query = shapeOf(endpoint.query, 'input');
    expect(keysOf(query)).toEqual(expect.arrayContaining([...(call.query ?? [])]));
    expect(keysOf(query.properties?.['filter'])).toEqual(expect.arrayContaining([...(call.filter ?? [])]));
    expect(keysOf(shapeOf(endpoint.body, 'input'))).toEqual(expect.arrayContaining([...(call.body ?? [])]));
    const reply = shapeOf(endpoint.reply, 'output').properties;
    const data = reply?.['data'];
    expect(keysOf(data?.items ?? data)).toEqual(expect.arrayContaining([...(call.data ?? [])]));
    expect(Object.keys(reply ?? {})).toEqual(expect.arrayContaining([...(call.reply ?? [])]));
    if (call.confirm) expect(endpoint.confirm).toBe(true);
    if (call.isPublic) expect(endpoint.access).toHaveProperty('public', true);
    if (call.upload !== undefined) expect(endpoint.upload?.field).toBe(call.upload);
  });
});
