import request from 'supertest';
import { callerOf, INTERNAL_SECRET, type TestServer } from '../../testing/server';
import { passwords } from './passwords';

export const PASSWORD = 'un caballo correcto';
export const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0';
export const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

let hashed: Promise<string> | undefined;
/** One hash for all people in tests, because hashing is slow. */
export const passwordHash = () => (hashed ??= passwords().hash(PASSWORD));

/** Signs in like a browser, through the bff. */
export const login = (server: TestServer, email: string, more: object = {}, userAgent = FIREFOX) =>
  request(server.app)
    .post('/api/login')
    .set({ 'X-Internal-Secret': INTERNAL_SECRET, 'X-Client-Ip': '10.0.0.1', 'User-Agent': userAgent })
    .send({ email, password: PASSWORD, ...more });

/** A caller with the session of a reply. */
export const sessionOf = (server: TestServer, { headers }: { headers: Record<string, string> }) =>
  callerOf(server.app, { Authorization: `Bearer ${headers['x-session-token'] ?? ''}` });
