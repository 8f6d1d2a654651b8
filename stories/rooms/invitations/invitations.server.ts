import {
  invitationWith,
  sampleInvitationRoles,
  sampleInvitations,
} from '@ruta/contracts/invitations/invitation.sample';
import type { Invitation, InvitationForm, InvitationRole } from '@ruta/contracts/invitations/invitation.schema';
import { invitations } from '@ruta/contracts/invitations/invitations.api';
import { adminInvitations } from '@ruta/contracts/invitations/invitations.screens';
import type { Page } from '@ruta/contracts/kit/replies';
import { sampleSchools } from '@ruta/contracts/schools/school.sample';
import { answer, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { sorted } from '../../kit/sorted';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

/** Roles that the scene's viewer may grant. */
export const rolesFor = ({ me }: Scene): InvitationRole[] =>
  sampleInvitationRoles.filter(({ su }) => !su || me.role === 'SUPER_ADMIN');

const DAYS_LEFT: Readonly<Record<Invitation['status'], number>> = { pending: 7, sent: 6, accepted: 6, expired: -11 };

const KEYS = {
  id: ({ id }: Invitation) => id,
  email: ({ email }: Invitation) => email,
  expires_at: (invitation: Invitation) => invitation.expires_at,
};

/** One invitation per status on the scene's day. */
export const invitationsOn = ({ on }: Scene): Invitation[] =>
  sampleInvitations.map((invitation) => ({
    ...invitation,
    expires_at: `${on(DAYS_LEFT[invitation.status])} 16:00:00`,
  }));

/**
 * The network's invitations on a server in memory: changes last as long as the story. Filters are not applied; a story
 * passes the rows that its address would match.
 */
export const invitationDesk =
  (rows: (scene: Scene) => Invitation[] = invitationsOn, differs: Partial<Page<Invitation>> = {}) =>
  (scene: Scene): Answer[] => {
    if (!scene.can('invitation:manage')) return [withhold(adminInvitations, 'access.refused')];
    let kept = rows(scene);
    let deleted: Invitation | undefined;
    const one = (id: unknown) => kept.find((row) => row.id === Number(id)) ?? invitationWith({ id: Number(id) });
    const written = (before: Invitation, body: unknown): Invitation => {
      const { email, role_id, school_id } = body as InvitationForm; // The screen's own form sends this shape.
      const role = sampleInvitationRoles.find(({ id }) => id === role_id) ?? before.role;
      const school = sampleSchools.find(({ id }) => id === school_id) ?? null;
      return { ...before, email, role_id: role.id, role, school };
    };
    const put = (changed: Invitation) => {
      kept = [changed, ...kept.filter(({ id }) => id !== changed.id)];
      return { invitation: changed, link: null };
    };
    return [
      answer(adminInvitations, ({ query }) => ({
        invitations: pageOf(sorted(kept, query.get('sort') ?? '-id', KEYS), differs),
        roles: rolesFor(scene),
      })),
      answer(invitations.create, ({ body }) => ({
        data: put(written(invitationWith({ id: 99, status: 'pending', sent_at: null }), body)),
        message: messageFor('invitations.sent', scene),
      })),
      answer(invitations.update, ({ params, body }) => ({
        data: put({ ...written(one(params['id']), body), revision: one(params['id']).revision + 1 }),
        message: messageFor('invitations.saved', scene),
      })),
      answer(invitations.resend, ({ params }) => ({
        data: put({ ...one(params['id']), status: 'pending', expires_at: `${scene.on(7)} 16:00:00` }),
        message: messageFor('invitations.resent', scene),
      })),
      answer(invitations.delete, ({ params }) => {
        deleted = one(params['id']);
        kept = kept.filter(({ id }) => id !== Number(params['id']));
        return { data: { id: Number(params['id']) }, message: messageFor('invitations.deleted', scene) };
      }),
      answer(invitations.restore, ({ params }) => ({
        data: put(deleted ?? one(params['id'])),
        message: messageFor('invitations.restored', scene),
      })),
    ];
  };
