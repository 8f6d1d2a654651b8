import type { OpenSession } from '@ruta/contracts/access/sessions.schema';
import { renderScreen } from '../../../testing';
import type { Replies } from '../../../testing';
import { SecurityPage } from '../SecurityPage';

/** The session that one looks from. */
export const here: OpenSession = {
  id: 1,
  device: { browser: 'Firefox', system: 'Windows', kind: 'desktop' },
  ip: '10.0.0.1',
  created_at: '2026-11-20 15:00:00',
  last_used_at: '2026-11-20 16:00:00',
  expires_at: '2026-11-21 03:00:00',
  remember: false,
  is_current: true,
};
/** Another one. */
export const phone: OpenSession = {
  ...here,
  id: 2,
  device: { browser: 'Chrome', system: 'Android', kind: 'phone' },
  remember: true,
  is_current: false,
};
/** Signing in asks for no code. */
export const off = { enabled: false, enabled_at: null, required: false, recovery_codes_left: 0 };

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
