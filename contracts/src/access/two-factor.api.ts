import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { dataOf } from '../kit/replies';
import { Me } from './access.schema';
import { currentPassword } from './profile.api';
import { Enrolment, RecoveryCodes, SecondStepForm, totpCode, TwoFactor } from './two-factor.schema';

/** Calls with this body are PUTs: for a POST, a fingerprint of the body would be stored with its idempotency key. */
const withPassword = z.strictObject({ password: currentPassword });
const PASSWORD_PROBLEMS = ['access.throttled', 'access.busy'] as const;

/** Two-step verification with an authenticator app: optional, but required for super administrators. */
export const twoFactorCalls = {
  loginCode: endpoint({
    method: 'post',
    path: '/login/code',
    summary: 'The second step of signing in: a code of the app, or a recovery code',
    access: { public: true, because: 'a person who signs in is not signed in yet' },
    body: SecondStepForm,
    reply: dataOf(Me),
    problems: ['access.wrong-code', 'access.second-step-over', 'access.throttled', 'access.banned'],
  }),
  twoFactor: endpoint({
    method: 'get',
    path: '/profile/two-factor',
    summary: 'Whether signing in asks for a code, and how many recovery codes are left',
    access: { ability: 'self:read' },
    reply: dataOf(TwoFactor),
  }),
  beginTwoFactor: endpoint({
    method: 'put',
    path: '/profile/two-factor/begin',
    summary: 'Begin to enrol: the secret, which comes into force with the first code of it',
    access: { ability: 'self:update' },
    body: withPassword,
    reply: dataOf(Enrolment),
    problems: [...PASSWORD_PROBLEMS, 'access.two-factor-on'],
  }),
  confirmTwoFactor: endpoint({
    method: 'put',
    path: '/profile/two-factor',
    summary: 'Show a code of the app: from now on signing in asks for one. Gives the recovery codes, once',
    access: { ability: 'self:update' },
    body: z.strictObject({ code: totpCode }),
    reply: dataOf(RecoveryCodes),
    problems: ['access.throttled', 'access.two-factor-on', 'access.two-factor-not-begun'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'put',
    path: '/profile/two-factor/recovery-codes',
    summary: 'New recovery codes in place of the old ones',
    access: { ability: 'self:update' },
    body: withPassword,
    reply: dataOf(RecoveryCodes),
    problems: [...PASSWORD_PROBLEMS, 'access.two-factor-off'],
  }),
  disableTwoFactor: endpoint({
    method: 'put',
    path: '/profile/two-factor/disable',
    summary: 'Sign in without a code again; not for super administrators',
    access: { ability: 'self:update' },
    body: withPassword,
    reply: dataOf(TwoFactor),
    problems: [...PASSWORD_PROBLEMS, 'access.two-factor-off', 'access.two-factor-kept'],
  }),
  resetTwoFactor: endpoint({
    method: 'put',
    path: '/users/:id/reset-two-factor',
    summary: 'Take the second step off somebody who lost app and codes; ends their sessions',
    access: { ability: 'user:reset-password' },
    confirm: true,
    reply: dataOf(z.null()),
    problems: ['users.not-found', 'users.above', 'users.oneself', 'users.deleted', 'access.two-factor-off'],
  }),
  confirm: endpoint({
    method: 'put',
    path: '/me/confirm',
    summary: 'Give one’s password again, before something that a session left open may not do',
    access: { signedIn: true },
    body: withPassword,
    reply: dataOf(z.null()),
    problems: PASSWORD_PROBLEMS,
  }),
};
