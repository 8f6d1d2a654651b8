import { sampleOtherSessions, sampleSession, sampleTwoFactorOff } from '@ruta/contracts/access/account.sample';
import { renderScreen } from '../../../testing';
import type { Replies } from '../../../testing';
import { SecurityPage } from '../pages/SecurityPage';

/** The session that one looks from, and another one. */
export const here = sampleSession;
export const [phone] = sampleOtherSessions;
/** Signing in asks for no code. */
export const off = sampleTwoFactorOff;

/** The page of password, sessions and two-step verification. */
export const openSecurity = (replies: Replies = {}) =>
  renderScreen(<SecurityPage />, {
    path: '/profile/security',
    route: '/profile/security',
    replies: {
      'GET /api/sessions': { data: [here, phone] },
      'GET /api/profile/two-factor': { data: off },
      ...replies,
    },
  });
