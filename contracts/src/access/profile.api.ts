import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { dataOf, fileReply } from '../kit/replies';
import { CONFIRMATION, isConfirmed, newPassword } from './person.schema';
import { PHOTO_BYTES_MAX, PHOTO_TYPES, Profile, ProfileForm } from './profile.schema';

/** The person's current password. It is only compared; the password policy does not apply to it. */
export const currentPassword = newPassword;

/** The person's own profile, photo and settings (ACC-04). */
export const profileCalls = {
  profile: endpoint({
    method: 'get',
    path: '/profile',
    summary: 'What one keeps about oneself',
    access: { ability: 'self:read' },
    reply: dataOf(Profile),
  }),
  saveProfile: endpoint({
    method: 'put',
    path: '/profile',
    summary: 'Change names, birthday, sex, time zone and language',
    access: { ability: 'self:update' },
    body: ProfileForm,
    reply: dataOf(Profile),
    problems: ['access.profile-stale'],
  }),
  setPhoto: endpoint({
    method: 'post',
    path: '/profile/photo',
    summary: 'Take a photo: one picture up to 5 MB, drawn anew as a square without anything a camera writes into it',
    access: { ability: 'self:update' },
    upload: { field: 'photo', maxFiles: 1, maxBytes: PHOTO_BYTES_MAX, types: PHOTO_TYPES },
    reply: dataOf(Profile),
  }),
  deletePhoto: endpoint({
    method: 'delete',
    path: '/profile/photo',
    summary: 'Remove one’s photo; repeating it changes nothing',
    access: { ability: 'self:update' },
    reply: dataOf(Profile),
  }),
  photo: endpoint({
    method: 'get',
    path: '/photos/:token',
    summary: 'A person’s photo, by the address that comes with records of that person',
    access: { signedIn: true },
    reply: fileReply,
    file: ['image/webp'],
    problems: ['access.photo-not-found'],
  }),
  changePassword: endpoint({
    method: 'put',
    path: '/profile/password',
    summary: 'Set a new password; every other session of the person ends',
    access: { ability: 'self:update' },
    body: z
      .strictObject({ current_password: currentPassword, password: newPassword, password_confirmation: newPassword })
      .refine(isConfirmed, CONFIRMATION),
    reply: dataOf(z.object({ ended: z.int().describe('Other sessions that ended') })),
    problems: ['access.throttled', 'access.busy', 'access.remote-account'],
  }),
};
