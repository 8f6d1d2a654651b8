import { readConfig } from './config';

const INTERNAL_SECRET = 'a secret of sixteen or more';

test('what nobody says has its default, and an empty variable counts as absent', () => {
  const config = readConfig({
    INTERNAL_SECRET,
    DATABASE_URL: '',
    DEMO: '',
    PUBLIC_URL: '',
    SMTP_URL: '',
    CORE_PORT: '',
  });
  expect(config).toMatchObject({
    database: { dialect: 'sqlite', filename: './data/ruta.db' },
    demo: true,
    host: '127.0.0.1',
    port: 4001,
    serverTimezone: 'America/Cancun',
    uploadsMinFreeBytes: 500 * 1024 * 1024,
    mail: { smtpUrl: undefined, from: 'Ruta <no-reply@localhost>', publicUrl: 'http://127.0.0.1:4000' },
  });
});

test.each([
  ['mysql://ruta:secret@db:3306/ruta', { dialect: 'mysql', uri: 'mysql://ruta:secret@db:3306/ruta' }],
  ['mariadb://ruta:secret@db:3306/ruta', { dialect: 'mysql', uri: 'mysql://ruta:secret@db:3306/ruta' }],
  ['sqlite:/var/lib/ruta/ruta.db', { dialect: 'sqlite', filename: '/var/lib/ruta/ruta.db' }],
])('an installation with the database %s has no demo unless it asks for it', (DATABASE_URL, database) => {
  expect(readConfig({ INTERNAL_SECRET, DATABASE_URL })).toMatchObject({ database, demo: false });
  expect(readConfig({ INTERNAL_SECRET, DATABASE_URL, DEMO: '1' }).demo).toBe(true);
});

test('VC-08 a Zoom account is read whole; a part of it is refused by the name that is missing, and no value is told', () => {
  const account = { ZOOM_ACCOUNT_ID: 'an-account', ZOOM_CLIENT_ID: 'a-client', ZOOM_CLIENT_SECRET: 'a-secret' };
  expect(readConfig({ INTERNAL_SECRET }).zoom).toBeUndefined();
  expect(readConfig({ INTERNAL_SECRET, ...account, ZOOM_API_URL: 'http://127.0.0.1:9/v2/' }).zoom).toEqual({
    ...{ accountId: 'an-account', clientId: 'a-client', clientSecret: 'a-secret', host: 'account' },
    ...{ apiUrl: 'http://127.0.0.1:9/v2', oauthUrl: 'https://zoom.us/oauth/token' },
  });
  for (const name of Object.keys(account)) {
    const read = () => readConfig({ INTERNAL_SECRET, ...account, [name]: '' });
    expect(read).toThrow(new RegExp(`^${name}: set ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET together`));
    expect(read).not.toThrow(/an-account|a-client|a-secret/);
  }
});

test.each([
  ['DATABASE_URL', 'postgres://ruta@db/ruta'],
  ['SMTP_URL', 'https://mail.example.org'],
  ['SECRETS_KEY', 'short'],
  ['DEMO', 'yes'],
  ['DEMO_TODAY', '20-11-2026'],
  ['PUBLIC_URL', 'ruta.example.org'],
  ['UPLOADS_MIN_FREE_MB', '-1'],
  ['INTERNAL_SECRET', 'short'],
  ['ZOOM_API_URL', 'http://zoom.example.org'],
  ['ZOOM_HOST', 'everybody'],
])('a wrong %s is named, and its value is not', (name, value) => {
  const read = () => readConfig({ INTERNAL_SECRET, [name]: value });
  expect(read).toThrow(new RegExp(`^${name}: `));
  expect(read).not.toThrow(value);
});
