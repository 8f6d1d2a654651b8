import type { coachRoles } from '@ruta/contracts/hierarchy/coach-roles.api';
import type { adminCoachRoles } from '@ruta/contracts/hierarchy/coach-roles.screens';
import { route, screenRoute } from '../../lib/api';

export const coachRolesScreen = screenRoute<typeof adminCoachRoles>('admin', '/coach-roles');
export const saveCoachRoles = route<typeof coachRoles.save>('post', '/users-hierarchy/:id');
export const removeTransitional = route<typeof coachRoles.removeTransitional>('delete', '/remove-transitional');

/** Addresses to reload after roles changed. */
export const COACH_ROLE_LISTS: readonly string[] = ['/bff/admin/coach-roles', '/users', '/audit'];
