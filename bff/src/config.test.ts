import { ConfigError, readConfig } from './config';

const defaults = { webDir: '/web' };
const secrets = { INTERNAL_SECRET: 'i'.repeat(32), SESSION_SECRET: 's'.repeat(32) };

describe('readConfig', () => {
  test('needs nothing but its two secrets', () => {
    expect(readConfig(secrets, defaults)).toEqual({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:4000',
      secure: false,
      coreUrl: 'http://127.0.0.1:4001',
      internalSecret: secrets.INTERNAL_SECRET,
      sessionSecret: secrets.SESSION_SECRET,
      webDir: '/web',
      storybookDir: null,
      frameHosts: [],
      logLevel: 'info',
      trustProxy: false,
      bodyLimits: {
        ...{ perAddress: 100, bodyMs: 30_000, lingerMs: 2_000 },
        upload: { leastBytes: 100_000, everyMs: 10_000 },
      },
    });
  });

  test('OTH-02 frames hosts of a list, and never its own', () => {
    const PUBLIC_URL = 'https://ruta.example.mx';
    const read = (FRAME_HOSTS: string) => readConfig({ ...secrets, PUBLIC_URL, FRAME_HOSTS }, defaults).frameHosts;
    expect(read('Tableros.example.mx, *.example.org')).toEqual(['tableros.example.mx', '*.example.org']);
    for (const none of ['https://x.mx', '*', '*.mx', 'x', 'a.mx;script-src *', 'ruta.example.mx', '*.example.mx'])
      expect(() => read(none)).toThrow(ConfigError);
  });

  test('takes an empty variable for an absent one, and an address without its path', () => {
    const config = readConfig(
      { ...secrets, PORT: '5000', HOST: '', PUBLIC_URL: 'https://ruta.example/', TRUST_PROXY: '1' },
      defaults,
    );
    expect(config).toMatchObject({ port: 5000, host: '127.0.0.1', publicUrl: 'https://ruta.example', secure: true });
    expect(config.trustProxy).toBe(1);
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'ruta.example'],
    ['PUBLIC_URL', 'ftp://ruta.example'],
    ['PUBLIC_URL', 'https://ruta.example/below'],
    ['CORE_URL', 'nowhere'],
    ['INTERNAL_SECRET', ''],
    ['INTERNAL_SECRET', 'short-one'],
    ['SESSION_SECRET', 'has\r\na line break in it'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
    ['BODIES_PER_ADDRESS', '0'],
  ])('refuses %s=%j by its name, never by its value', (name, value) => {
    const read = () => readConfig({ ...secrets, [name]: value }, defaults);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`\\n  ${name} \\w`));
    if (name.endsWith('SECRET') && value !== '') expect(read).not.toThrow(value);
  });

  test('names everything that is missing at once', () =>
    expect(() => readConfig({}, defaults)).toThrow(/INTERNAL_SECRET is required\n {2}SESSION_SECRET is required/));
});
