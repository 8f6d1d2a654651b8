import type { RoleHolder } from '@ruta/contracts/hierarchy/coach-role.schema';
import { sampleRoleCycles, sampleRoleHolders } from '@ruta/contracts/hierarchy/coach-role.sample';
import { coachRoles } from '@ruta/contracts/hierarchy/coach-roles.api';
import { adminCoachRoles } from '@ruta/contracts/hierarchy/coach-roles.screens';
import type { Page } from '@ruta/contracts/kit/replies';
import type { CoachRole } from '@ruta/contracts/roles';
import { answer, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

/** Roles of coaching on a server in memory: changes last as long as the story. */
export const coachRoleDesk =
  (people: RoleHolder[] = sampleRoleHolders, list: Partial<Page<RoleHolder>> = {}) =>
  (scene: Scene): Answer[] => {
    if (!scene.can('coach-role:read')) return [withhold(adminCoachRoles, 'access.refused')];
    let kept = people;
    const put = (id: number, change: Partial<RoleHolder>) => {
      kept = kept.map((row) => (row.id === id ? { ...row, ...change, revision: row.revision + 1 } : row));
      return kept.find((row) => row.id === id) as RoleHolder; // The screen addresses people of its list.
    };
    return [
      answer(adminCoachRoles, ({ query }) => ({
        people: pageOf(
          query.get('cycle') === null ? kept.map((row) => ({ ...row, transitional_roles: [] })) : kept,
          list,
        ),
        cycles: sampleRoleCycles,
      })),
      answer(coachRoles.save, ({ params, body }) => {
        const { roles, cycle } = body as { roles: CoachRole[]; cycle?: number }; // The screen's own form sends this shape.
        return {
          data: put(Number(params['id']), cycle === undefined ? { roles } : { transitional_roles: roles }),
          message: messageFor(cycle === undefined ? 'coach-roles.saved' : 'coach-roles.transitional-saved', scene),
        };
      }),
      answer(coachRoles.removeTransitional, ({ body }) => ({
        data: put((body as { user_id: number }).user_id, { transitional_roles: [] }),
        message: messageFor('coach-roles.transitional-removed', scene),
      })),
    ];
  };
