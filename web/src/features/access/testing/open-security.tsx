import { sampleOtherSessions, sampleSession, sampleTwoFactorOff } from '@ruta/contracts/access/account.sample';
import { renderScreen } from '../../../testing';
import type { Replies } from '../../../testing';
import { SecurityPage } from '../pages/SecurityPage';

/** The current session and another one. */
export const here = sampleSession;
const [phone] = sampleOtherSessions;
/** Two-step verification is off. */
export const off = sampleTwoFactorOff;

/** Renders the page of password, sessions and two-step verification. */
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
