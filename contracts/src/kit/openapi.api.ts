import { z } from 'zod';
import { endpoint } from './endpoint';

/** What the product tells programs about itself. */
export const openapi = {
  document: endpoint({
    method: 'get',
    path: '/openapi.json',
    summary: 'This description: every call with what it takes, gives and refuses (OpenAPI 3.1)',
    // Signed in, but no ability: it names the calls that exist, not what anybody may do with them.
    access: { signedIn: true },
    reply: z.looseObject({ openapi: z.string() }),
  }),
};
