import { z } from 'zod';
import { endpoint } from './endpoint';

/** The OpenAPI document. */
export const openapi = {
  document: endpoint({
    method: 'get',
    path: '/openapi.json',
    summary: 'This description: every call with what it takes, gives and refuses (OpenAPI 3.1)',
    // No ability needed: the document lists the calls, not anybody's rights.
    access: { signedIn: true },
    reply: z.looseObject({ openapi: z.string() }),
  }),
};
