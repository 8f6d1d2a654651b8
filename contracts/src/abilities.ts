import type { RoleCode } from './roles';

/**
 * How far an ability reaches. A: all. H: the schools whose hierarchy row in the started cycle names the person at the
 * role's level. S: the person's own school. O: the person's own rows. C: a catalogue without personal data.
 */
export type Scope = 'A' | 'H' | 'S' | 'O' | 'C';

export interface Cell {
  scope: Scope;
  /** Default of a new installation; administrators change it later in the permission matrix. */
  enabled: boolean;
}

const COLUMNS = [
  'COACH_DIR',
  'COACH_MAN',
  'COACH_CORD',
  'COACH',
  'COACH_SEC',
  'DIR',
  'SUBD',
  'COOR',
  'PROF',
  'ADMIN',
  'ADMIN_TI',
  'CONTENT',
  'AGENT_VC',
  'MGMT',
  'PETITIONER',
] as const satisfies readonly RoleCode[];

/**
 * The permission matrix, a row per ability and a column per role in the order of COLUMNS. `-` is none; a letter is the
 * scope; `o` after it means off until an administrator switches it on; `locked` means that the interface cannot change
 * it. SUPER_ADMIN has ADMIN's cells. These are the defaults: the table role_permissions holds the truth (ADM-06).
 */
// prettier-ignore
const MATRIX = {
  //                          Cd Cm Cc Co Cs Di Su Oo Pr Ad Ti Cn Ag Mg Pe
  'self:read':                'O  O  O  O  O  O  O  O  O  O  O  O  O  O  O  locked',
  'self:update':              'O  O  O  O  O  O  O  O  O  O  O  O  O  O  O  locked',
  'notification:read':        'O  O  O  O  O  O  O  O  O  O  O  O  O  O  O  locked',
  'notification:mark':        'O  O  O  O  O  O  O  O  O  O  O  O  O  O  O  locked',
  'catalog:read':             'C  C  C  C  C  C  C  C  C  C  C  C  C  C  C',
  'school:read':              'H  H  H  H  H  S  S  S  S  A  A  -  C  A  S',
  'agenda:read':              'H  H  H  H  H  S  S  S  O  A  -  -  -  -  -',
  'activity:create':          '-  -  -  H  H  S  S  S  -  -  -  -  -  -  -',
  'activity:reschedule':      '-  -  -  H  H  S  S  S  -  -  -  -  -  -  -',
  'activity:run':             '-  -  -  H  H  S  S  S  -  -  -  -  -  -  -',
  'activity:evidence-add':    '-  -  -  H  H  S  S  S  -  -  -  -  -  -  -',
  'activity:evidence-delete': '-  -  -  H  H  S  S  S  -  -  -  -  -  -  -',
  'activity:read':            'H  H  H  H  H  S  S  S  O  A  -  -  -  -  -',
  'proof:manage':             '-  -  -  H  H  S  S  S  -  -  -  -  -  -  -',
  'proof:read':               'H  H  H  H  H  S  S  S  O  A  -  -  -  -  -',
  'survey-response:read':     'H  H  H  H  H  So So So -  A  -  -  -  -  -',
  'survey:answer':            '-  -  -  O  O  O  O  O  O  -  -  -  -  -  O',
  'agenda-share:create':      '-  -  -  H  H  -  -  -  -  -  -  -  -  -  -',
  'agenda-share:history':     '-  -  -  H  H  -  -  -  -  -  -  -  -  -  -',
  'visit:read':               'H  H  H  H  H  S  S  S  -  A  -  -  -  -  -',
  'visit:write':              '-  -  -  H  H  -  -  -  -  -  -  -  -  -  -',
  'visit:run':                '-  -  -  H  H  -  -  -  -  -  -  -  -  -  -',
  'observation:run':          '-  -  -  H  H  S  S  S  -  -  -  -  -  -  -',
  'observation:read':         'H  H  H  H  H  S  S  S  Oo A  -  -  -  -  -',
  'observation:figures':      'H  H  H  H  H  S  S  S  -  A  -  -  -  A  -',
  'professor:read':           'H  H  H  H  H  S  S  S  -  A  -  -  -  -  -',
  'professor:set-observable': '-  -  -  H  H  S  S  S  -  A  -  -  -  -  -',
  'dpi:answer':               '-  -  -  -  -  O  O  O  O  -  -  -  -  -  -',
  'dpi:read':                 'H  H  H  H  H  S  S  S  -  A  -  -  -  A  -',
  'dpi:set-end-date':         '-  -  -  H  H  S  -  -  -  A  -  -  -  -  -',
  'dpi:remind':               '-  -  -  H  H  S  -  -  -  A  -  -  -  -  -',
  'pai:establish':            '-  -  -  -  -  S  S  S  -  -  -  -  -  -  -',
  'pai:reschedule':           '-  -  -  H  H  S  S  S  -  -  -  -  -  -  -',
  'pai:read':                 'H  H  H  H  H  S  S  S  -  A  -  -  -  A  -',
  'pfi:establish':            '-  -  -  H  H  S  S  S  -  -  -  -  -  -  -',
  'pfi:edit-date':            '-  -  -  H  H  S  S  S  -  -  -  -  -  -  -',
  'pfi:delete':               '-  -  -  H  H  S  S  S  -  -  -  -  -  -  -',
  'pfi:read':                 'H  H  H  H  H  S  S  S  -  A  -  -  -  A  -',
  'pfp:read':                 'H  H  H  H  H  S  S  S  S  A  -  -  -  A  -',
  'pfp:consult':              'H  H  H  H  H  S  S  S  S  A  -  -  -  A  -',
  'conference:read':          'H  H  H  H  H  S  S  S  O  A  A  -  -  -  O',
  'smart-report:read':        'H  H  H  H  H  S  S  S  -  A  -  -  -  A  -',
  'report:coach':             'H  H  H  H  H  -  -  -  -  A  -  -  -  -  -',
  'report:scholastic':        '-  -  -  -  -  S  S  S  -  A  -  -  -  -  -',
  'report:admin':             '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'dashboard:coach':          'H  H  H  H  H  -  -  -  -  A  -  -  -  -  -',
  'dashboard:management':     '-  -  -  -  -  -  -  -  -  A  -  -  -  A  -',
  'session:book':             'O  O  O  O  O  O  O  O  O  -  -  -  -  -  O',
  'session:read':             'H  H  H  H  H  S  S  S  O  A  A  -  O  -  O',
  'session:cancel':           'O  O  O  O  O  O  O  O  O  A  A  -  O  -  O',
  'session:join':             'O  O  O  O  O  O  O  O  O  -  -  -  O  -  O',
  'session:recording':        '-  -  -  -  -  -  -  -  -  A  A  -  O  -  O',
  'session-survey:read':      '-  -  -  -  -  -  -  -  -  A  A  -  O  -  O',
  'session-survey:answer':    'O  O  O  O  O  O  O  O  O  -  -  -  -  -  O',
  'management-action:read':   'H  H  H  H  H  S  S  S  O  A  -  -  -  A  -',
  'availability:manage':      '-  -  -  -  -  -  -  -  -  A  A  -  O  -  -',
  'holiday:read':             'C  C  C  C  C  C  C  C  C  C  C  C  C  C  C',
  'holiday:manage':           '-  -  -  -  -  -  -  -  -  A  A  -  -  -  -',
  'meeting-hour:manage':      '-  -  -  -  -  -  -  -  -  A  A  -  -  -  -',
  'zoom:manage':              '-  -  -  -  -  -  -  -  -  A  A  -  -  -  -',
  'schedule-stats:read':      '-  -  -  -  -  -  -  -  -  A  A  -  -  Ao -',
  'satisfaction:read':        '-  -  -  -  -  -  -  -  -  A  A  -  -  Ao -',
  'hierarchy:read':           'H  H  H  H  H  -  -  -  -  A  -  -  -  A  -',
  'hierarchy:write':          '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'hierarchy:history':        'H  H  H  H  H  S  S  S  S  A  -  -  -  A  -',
  'coach-role:read':          'Ho -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'coach-role:write':         'Ho -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'cycle:read':               'C  C  C  C  C  C  C  C  C  A  -  C  -  C  -',
  'cycle:write':              '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'import:manage':            '-  -  -  -  -  -  -  -  -  A  -  A  -  -  -',
  'catalog:manage':           '-  -  -  -  -  -  -  -  -  A  -  A  -  -  -',
  'school:write':             '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'invitation:manage':        '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'user:read':                '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'user:update':              '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'user:verify':              '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'user:ban':                 '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'user:delete':              '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'user:reset-password':      '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'user:purge':               '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'role:read':                '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'permission:update':        '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -',
  'pill:watch':               'O  O  O  O  O  O  O  O  O  O  O  O  Oo O  O',
  'pill:favourite':           'O  O  O  O  O  O  O  O  O  O  -  -  Oo O  O',
  'pill:playlist':            'O  O  O  O  O  O  O  O  O  O  -  -  Oo O  O',
  'pill:manage':              '-  -  -  -  -  -  -  -  -  A  -  A  -  -  -',
  'pill-category:manage':     '-  -  -  -  -  -  -  -  -  A  -  A  -  -  -',
  'content:read':             'C  C  C  C  C  C  C  C  C  C  C  C  -  C  -',
  'content:manage':           '-  -  -  -  -  -  -  -  -  A  -  A  -  -  -',
  'formation:manage':         '-  -  -  -  -  -  -  -  -  A  -  A  -  -  -',
  'audit:read':               '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -',
} as const;

export type Ability = keyof typeof MATRIX;
export const ABILITIES = Object.keys(MATRIX) as [Ability, ...Ability[]];

/** The default cell of a role for an ability, or null where the role has none. */
export function defaultCell(role: RoleCode, ability: Ability): Cell | null {
  const column = COLUMNS.indexOf(role === 'SUPER_ADMIN' ? 'ADMIN' : role);
  const letters = MATRIX[ability].split(/\s+/)[column];
  if (letters === undefined || letters === '-') return null;
  return { scope: letters.charAt(0) as Scope, enabled: !letters.endsWith('o') };
}

/** Whether the interface must not change this ability's cells (own profile, own notifications). */
export function isLocked(ability: Ability): boolean {
  return MATRIX[ability].endsWith('locked');
}
