import type { Locale, Text } from './locale';

/** The part of the product that a role works in; also the first segment of its addresses. */
export type Area = 'coach' | 'scholastic' | 'professor' | 'admin' | 'agent' | 'management' | 'petitioner';

interface RoleFacts {
  name: Text;
  area: Area;
  /** True for roles that only a super administrator grants (the specification's filter `su`). */
  su: boolean;
}

const role = (area: Area, es: string, en: string, su = false): RoleFacts => ({ area, name: { es, en }, su });

/** Every role, by code. The specification names the codes of coaches and schools; the others are ours. */
export const ROLES = {
  COACH_DIR: role('coach', 'Director(a) de coaching', 'Coaching director'),
  COACH_MAN: role('coach', 'Gerente de coaching', 'Coaching manager'),
  COACH_CORD: role('coach', 'Coordinador(a) de coaching', 'Coaching coordinator'),
  COACH: role('coach', 'Coach', 'Coach'),
  COACH_SEC: role('coach', 'Coach secundario(a)', 'Secondary coach'),
  DIR: role('scholastic', 'Director(a) escolar', 'School director'),
  SUBD: role('scholastic', 'Subdirector(a) escolar', 'Deputy director'),
  COOR: role('scholastic', 'Coordinador(a) académico(a)', 'Academic coordinator'),
  PROF: role('professor', 'Docente', 'Teacher'),
  ADMIN: role('admin', 'Administrador(a)', 'Administrator'),
  SUPER_ADMIN: role('admin', 'Superadministrador(a)', 'Super administrator', true),
  ADMIN_TI: role('admin', 'Administrador(a) TI', 'Video-conference administrator'),
  CONTENT: role('admin', 'Diseñador(a) de contenidos', 'Content designer'),
  AGENT_VC: role('agent', 'Agente de videoconferencia', 'Video-conference agent'),
  MGMT: role('management', 'Gerencia', 'Management'),
  PETITIONER: role('petitioner', 'Solicitante', 'Petitioner'),
} as const satisfies Record<string, RoleFacts>;

export type RoleCode = keyof typeof ROLES;
export const ROLE_CODES = Object.keys(ROLES) as [RoleCode, ...RoleCode[]];

/** Superiors of coaches, who read but do not write (AGE-05). */
export const SUPERIORS = ['COACH_DIR', 'COACH_MAN', 'COACH_CORD'] as const satisfies readonly RoleCode[];
/** Roles of who accompanies schools, from the top (CYC-04). */
export const COACH_ROLES = [...SUPERIORS, 'COACH', 'COACH_SEC'] as const satisfies readonly RoleCode[];
export type CoachRole = (typeof COACH_ROLES)[number];
/** School staff who see the details of visits (VIS-07). */
export const SCHOOL_LEADERS = ['DIR', 'SUBD', 'COOR'] as const satisfies readonly RoleCode[];

/** `Coach y Docente` */
export const namesOfRoles = (roles: readonly RoleCode[], locale: Locale): string =>
  new Intl.ListFormat(locale).format(roles.map((code) => ROLES[code].name[locale]));
