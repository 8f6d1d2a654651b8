import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { email, linkToken } from '../kit/fields';
import { dataOf } from '../kit/replies';
import { CONFIRMATION, isConfirmed, newPassword } from './person.schema';

const byLink = {
  public: true,
  because: 'a person who forgot the password cannot sign in; the link is the proof',
} as const;

/** Calls to choose a new password with a single-use link, sent by mail and valid for 30 minutes (ACC-03). */
export const passwordCalls = {
  forgot: endpoint({
    method: 'post',
    path: '/password/forgot',
    summary: 'Ask for a link to set a new password; known and unknown addresses are answered alike',
    access: byLink,
    body: z.strictObject({ email }),
    reply: dataOf(z.null()),
    problems: ['request.too-many'],
  }),
  reset: endpoint({
    method: 'post',
    path: '/password/reset',
    summary: 'Set a new password with the link; ends every session of the person',
    access: byLink,
    body: z
      .strictObject({
        token: linkToken,
        email: email.optional().describe('Where it is given, the link has to be that person’s'),
        password: newPassword,
        password_confirmation: newPassword,
      })
      .refine(isConfirmed, CONFIRMATION),
    reply: dataOf(z.null()),
    problems: ['access.link-over', 'access.busy'],
  }),
  mailReset: endpoint({
    method: 'put',
    path: '/users/:id/reset-password',
    summary: 'Mail a person a single-use link to set a new password, and end their sessions; nobody sets another’s',
    access: { ability: 'user:reset-password' },
    confirm: true,
    reply: dataOf(z.object({ link: z.string().nullable().describe('Only where no mail server is set up') })),
    toldOnce: true,
    problems: ['users.not-found', 'access.remote-account', 'request.too-many'],
  }),
  timezones: endpoint({
    method: 'get',
    path: '/timezones',
    summary: 'IANA time zones with their offset now',
    access: { public: true, because: 'a catalogue of names; who registers chooses from it before there is an account' },
    reply: dataOf(z.array(z.object({ name: z.string(), offset: z.string().describe('As +HH:mm, now') }))),
  }),
};
