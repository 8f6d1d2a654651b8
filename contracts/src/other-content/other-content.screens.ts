import { z } from 'zod';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { ContentSection, EmbeddedPage, OtherContent } from './other-content.schema';

/** What the list keeps in its address, as text. core-api judges what it says. */
const listParams = z.strictObject({ page: z.string().optional(), search: z.string().optional() });

const ContentList = z.object({ section: ContentSection, contents: pageOf(OtherContent) });
export type ContentList = z.infer<typeof ContentList>;

const ContentConsole = ContentList.extend({
  pages: z.array(EmbeddedPage),
  video_hosts: z.array(z.string()).describe('Hosts whose videos may be added'),
  frame_hosts: z.array(z.string()).describe('Hosts whose pages may be framed'),
});
export type ContentConsole = z.infer<typeof ContentConsole>;

const Embedded = z.object({ page: EmbeddedPage });
export type Embedded = z.infer<typeof Embedded>;

const ability = 'content:read';

/** What a person finds under «Contenidos» (OTH-01). */
export const content = screen({ area: 'shared', ability, path: '/content', query: listParams, reply: ContentList });
export const intelligence = screen({ area: 'shared', ability, path: '/intelligence', reply: Embedded });
export const fundamentacion = screen({ area: 'shared', ability, path: '/fundamentacion', reply: Embedded });
export const adminOtherContent = screen({
  area: 'admin',
  ability: 'content:manage',
  path: '/other-content',
  query: listParams,
  reply: ContentConsole,
});

export const otherContentScreens = { content, intelligence, fundamentacion, adminOtherContent };
