import type { Profile } from './profile.schema';
import type { OpenSession } from './sessions.schema';
import type { Enrolment, SecondStep, TwoFactor } from './two-factor.schema';

/** The token of a single-use link, for tests and stories. No link has it. */
export const sampleLinkToken = '5vTmJ0fQy2bq7m0rWq3JmT1oX8cY4kZ6nA9uBdEfGhI';

/** The sample coach's own profile. */
export const sampleProfile: Profile = {
  id: 4,
  email: 'coach@ruta.test',
  pending_email: null,
  name: 'Laura',
  surname: 'Mendoza Reyes',
  birthday: '1985-03-14',
  sex: 'f',
  timezone: 'America/Mexico_City',
  locale: 'es',
  photo: null,
  revision: 3,
};

/** The sample profile with some fields replaced. */
export const profileWith = (differs: Partial<Profile>): Profile => ({ ...sampleProfile, ...differs });

/** Some of the server's time zones, with their offsets in November. */
export const sampleTimezones: { name: string; offset: string }[] = [
  { name: 'America/Cancun', offset: '-05:00' },
  { name: 'America/Hermosillo', offset: '-07:00' },
  { name: 'America/Mexico_City', offset: '-06:00' },
  { name: 'America/Monterrey', offset: '-06:00' },
  { name: 'America/Tijuana', offset: '-08:00' },
  { name: 'Europe/Madrid', offset: '+01:00' },
  { name: 'UTC', offset: '+00:00' },
];

/** The session of the current browser. */
export const sampleSession: OpenSession = {
  id: 1,
  device: { browser: 'Firefox', system: 'Windows', kind: 'desktop' },
  ip: '187.190.12.4',
  created_at: '2026-11-20 15:00:00',
  last_used_at: '2026-11-20 16:04:00',
  expires_at: '2026-11-21 03:00:00',
  remember: false,
  is_current: true,
};

/** Two other sessions of the person: a phone that stays signed in, and a tablet. */
export const sampleOtherSessions: [phone: OpenSession, tablet: OpenSession] = [
  {
    ...sampleSession,
    id: 2,
    device: { browser: 'Chrome', system: 'Android', kind: 'phone' },
    ip: '189.203.44.18',
    created_at: '2026-11-02 14:20:00',
    last_used_at: '2026-11-20 13:41:00',
    expires_at: '2026-12-02 14:20:00',
    remember: true,
    is_current: false,
  },
  {
    ...sampleSession,
    id: 3,
    device: { browser: 'Safari', system: 'iPadOS', kind: 'tablet' },
    ip: '2806:2f0:51c0:a1e::7',
    created_at: '2026-11-19 18:30:00',
    last_used_at: '2026-11-19 19:12:00',
    expires_at: '2026-11-20 06:30:00',
    is_current: false,
  },
];

/** Two-step verification switched off. */
export const sampleTwoFactorOff: TwoFactor = {
  enabled: false,
  enabled_at: null,
  required: false,
  recovery_codes_left: 0,
};
/** Two-step verification switched on, with one recovery code used. */
export const sampleTwoFactorOn: TwoFactor = {
  enabled: true,
  enabled_at: '2026-11-01 18:00:00',
  required: false,
  recovery_codes_left: 9,
};

const SECRET = 'RUTADEMORUTADEMORUTADEMORUTADEMO';

/** What is entered into an authenticator app. */
export const sampleEnrolment: Enrolment = {
  secret: SECRET,
  uri: `otpauth://totp/Ruta:coach%40ruta.test?secret=${SECRET}&issuer=Ruta`,
};

/** Ten recovery codes. They are valid for no account. */
export const sampleRecoveryCodes: string[] = Array.from({ length: 10 }, (_, at) => `abcde-fgh${'234567abcd'[at]}2`);

/** Reply to a right password where a code is needed too. */
export const sampleSecondStep: SecondStep = {
  second_step: { token: sampleLinkToken, expires_at: '2026-11-20 16:10:00' },
};
