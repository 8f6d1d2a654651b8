import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { queryId } from '../kit/fields';
import { dataOf } from '../kit/replies';
import { PillLinks, PillLinksForm, RecommendedPills } from './links.schema';

const manage = { ability: 'pill:manage' } as const;

/** Videos tied to themes and indicators, and what is recommended by them (PIL-03, decision 0057). */
export const pillLinks = {
  links: endpoint({
    method: 'get',
    path: '/pills/videos/:id/links',
    summary: 'The themes and indicators of a video, and those that there are',
    access: manage,
    reply: dataOf(PillLinks),
    problems: ['pills.not-found'],
  }),
  setLinks: endpoint({
    method: 'put',
    path: '/pills/videos/:id/links',
    summary: 'Tie a video to themes of the diagnostic and indicators of guides',
    access: manage,
    body: PillLinksForm,
    reply: dataOf(PillLinks),
    problems: ['pills.not-found', 'pills.stale'],
  }),
  recommended: endpoint({
    method: 'get',
    path: '/pills/videos/recommended',
    summary:
      'Videos for the weakest themes and indicators of a school, with the reason, for who watches and reads its figures',
    // Whose school it is about is judged by the abilities of its figures, whose scopes differ from the library's.
    access: { signedIn: true },
    query: z.strictObject({ school_id: queryId.optional().describe('Without it the caller’s own') }),
    reply: dataOf(RecommendedPills),
    problems: ['schools.not-found'],
  }),
};
