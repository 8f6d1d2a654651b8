import { profileCalls } from '@ruta/contracts/access/profile.api';
import { sessionCalls } from '@ruta/contracts/access/sessions.api';
import { twoFactorCalls } from '@ruta/contracts/access/two-factor.api';
import { serve } from '../../http/serve';
import type { OwnPassword } from './own-password';
import type { OwnSessions } from './own-sessions';
import type { ProfileService } from './profile.service';
import type { TwoFactorService } from './two-factor.service';

interface AccountServices {
  profile: ProfileService;
  password: OwnPassword;
  sessions: OwnSessions;
  twoFactor: TwoFactorService;
}

/** Calls for the person's own account. */
export const accountRoutes = ({ profile, password, sessions, twoFactor }: AccountServices) => [
  serve(profileCalls.profile, async ({ actor }) => ({ data: await profile.read(actor) })),
  serve(profileCalls.saveProfile, async ({ actor, body }) => ({
    data: await profile.save(actor, body),
    message: 'access.profile-saved',
  })),
  serve(profileCalls.setPhoto, async ({ actor, files, locale }) => ({
    data: await profile.setPhoto(actor, files, locale),
    message: 'access.photo-saved',
  })),
  serve(profileCalls.deletePhoto, async ({ actor }) => ({
    data: await profile.deletePhoto(actor),
    message: 'access.photo-deleted',
  })),
  serve(profileCalls.photo, async ({ params }) => ({ file: await profile.photo(params.token) })),
  serve(profileCalls.changePassword, async ({ actor, body }) => ({
    data: await password.change(actor, body),
    message: 'access.password-changed',
  })),

  serve(sessionCalls.sessions, async ({ actor }) => ({ data: await sessions.list(actor) })),
  serve(sessionCalls.endSession, async ({ actor, params }) => {
    const answer = { data: null, message: 'access.session-ended' } as const;
    return (await sessions.end(actor, params.id)) ? { ...answer, session: 'ended' } : answer;
  }),
  serve(sessionCalls.endOtherSessions, async ({ actor }) => ({
    data: await sessions.endOthers(actor),
    message: 'access.sessions-ended',
  })),

  serve(twoFactorCalls.twoFactor, async ({ actor }) => ({ data: await twoFactor.state(actor) })),
  serve(twoFactorCalls.beginTwoFactor, async ({ actor, body }) => ({
    data: await twoFactor.begin(actor, body.password),
  })),
  serve(twoFactorCalls.confirmTwoFactor, async ({ actor, body }) => ({
    data: await twoFactor.confirm(actor, body.code),
    message: 'access.two-factor-on',
  })),
  serve(twoFactorCalls.renewRecoveryCodes, async ({ actor, body }) => ({
    data: await twoFactor.renewCodes(actor, body.password),
    message: 'access.recovery-renewed',
  })),
  serve(twoFactorCalls.disableTwoFactor, async ({ actor, body }) => ({
    data: await twoFactor.disable(actor, body.password),
    message: 'access.two-factor-off',
  })),
  serve(twoFactorCalls.resetTwoFactor, async ({ actor, params }) => {
    await twoFactor.reset(actor, params.id);
    return { data: null, message: 'access.two-factor-reset' };
  }),
  serve(twoFactorCalls.confirm, async ({ actor, body }) => {
    await password.confirm(actor, body.password);
    return { data: null };
  }),
];
