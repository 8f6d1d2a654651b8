import { page } from '../kit/page-path';

/** Roles of coaching: own ones, and with `?cycle=` the transitional ones of a cycle (CYC-04, HIE-01). */
export const coachRolesPages = { adminCoachRoles: page('/admin/coach-roles') };
