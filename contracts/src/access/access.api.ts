import { z } from 'zod';
import { instant } from '../kit/fields';
import { endpoint } from '../kit/endpoint';
import { dataOf } from '../kit/replies';
import { LOCALES } from '../locale';
import { ROLE_CODES } from '../roles';
import { Credentials, Me } from './access.schema';
import { SecondStep } from './two-factor.schema';

/** Sign in and out, and who am I (ACC-01, ACC-05, ACC-06, ACC-07). */
export const access = {
  login: endpoint({
    method: 'post',
    path: '/login',
    summary: 'Sign in with e-mail and password',
    access: { public: true, because: 'a person who signs in is not signed in yet' },
    body: Credentials,
    reply: dataOf(z.union([Me, SecondStep])).describe('The person, or that a code is needed: POST /login/code'),
    problems: [
      'access.wrong-credentials',
      'access.banned',
      'access.unverified',
      'access.without-role',
      'access.throttled',
      'access.busy',
    ],
  }),
  logout: endpoint({
    method: 'post',
    path: '/logout',
    summary: 'End this session',
    access: { signedIn: true },
    reply: dataOf(z.null()),
  }),
  me: endpoint({
    method: 'get',
    path: '/me',
    summary: 'The person signed in, their roles, abilities and the cycle in force',
    access: { signedIn: true },
    reply: dataOf(Me),
  }),
  chooseRole: endpoint({
    method: 'put',
    path: '/me/role',
    summary: 'Act in another of one’s roles',
    access: { signedIn: true },
    body: z.strictObject({ role: z.enum(ROLE_CODES) }),
    reply: dataOf(Me),
    problems: ['access.role-not-held'],
  }),
  chooseLocale: endpoint({
    method: 'put',
    path: '/me/locale',
    summary: 'Remember the language of the interface',
    access: { ability: 'self:update' },
    body: z.strictObject({ locale: z.enum(LOCALES) }),
    reply: dataOf(z.object({ locale: z.enum(LOCALES) })),
  }),
  serverTime: endpoint({
    method: 'get',
    path: '/server-time',
    summary: 'The server’s clock',
    access: { public: true, because: 'the clock tells nothing about anyone' },
    reply: dataOf(z.object({ now: instant })),
  }),
};
