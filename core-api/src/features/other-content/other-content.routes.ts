import { MESSAGES, type Locale, type MessageCode } from '@ruta/contracts';
import { otherContent } from '@ruta/contracts/other-content/other-content.api';
import type { DeleteForm } from '@ruta/contracts/other-content/other-content.schema';
import type { z } from 'zod';
import { serve } from '../../http/serve';
import { Problem } from '../../kernel/problem';
import { ofDeployment } from './content.policy';
import type { EmbeddedService } from './embedded.service';
import type { OtherContentService } from './other-content.service';
import type { SectionService } from './section.service';

interface OtherContentRoutesDeps {
  service: OtherContentService;
  section: SectionService;
  embedded: EmbeddedService;
  hosts: { video: readonly string[]; frame: readonly string[] };
}

/** Puts the sentence in the data, too, as the specification has it. */
const told = <T extends object>(data: T, message: MessageCode, locale: Locale) => ({
  data: { ...data, message: MESSAGES[message][locale] },
  message,
});

/** The content that a call deletes: its type is in the body, or in the query; an id in the body is that of the address. */
function deletedBy(params: { id: number; file_id: number }, { id, type }: z.output<typeof DeleteForm>) {
  if (type === undefined) throw new Problem('request.invalid', { errors: { type: ['required'] } });
  if (id !== undefined && id !== params.id) throw new Problem('request.invalid', { errors: { id: ['invalid'] } });
  return { id: params.id, fileId: params.file_id, type };
}

export const otherContentRoutes = ({ service, section, embedded, hosts }: OtherContentRoutesDeps) => [
  serve(otherContent.list, ({ actor, query }) => service.list(actor, query)),
  serve(otherContent.title, async ({ actor }) => ({ data: await section.get(actor) })),
  serve(otherContent.hosts, ({ actor }) =>
    Promise.resolve({ data: ofDeployment(actor, { video: [...hosts.video], frame: [...hosts.frame] }) }),
  ),
  serve(otherContent.setFile, async ({ actor, body: { name, roles }, files, locale }) => {
    const content = await service.addFile(actor, { name, roles, files, locale });
    return told({ content }, 'other-content.added', locale);
  }),
  serve(otherContent.setUrl, async ({ actor, body, locale }) => {
    const content = await service.addUrl(actor, body);
    return told({ content }, 'other-content.added', locale);
  }),
  serve(otherContent.updateFile, async ({ actor, body: { contentId: id, name, roles, revision }, files, locale }) => {
    const content = await service.changeFile(actor, { id, name, roles, revision, files, locale });
    return told({ content }, 'other-content.saved', locale);
  }),
  serve(otherContent.updateUrl, async ({ actor, body, locale }) => {
    const content = await service.changeUrl(actor, body);
    return told({ content }, 'other-content.saved', locale);
  }),
  serve(otherContent.delete, async ({ actor, params, query, body, locale }) => {
    await service.remove(actor, deletedBy(params, { ...query, ...body }));
    return told({}, 'other-content.deleted', locale);
  }),
  serve(otherContent.updateTitle, async ({ actor, body, locale }) =>
    told(await section.save(actor, body), 'other-content.title-saved', locale),
  ),
  serve(otherContent.order, async ({ actor, body, locale }) => {
    await service.order(actor, body.contentId, body.position);
    return told({}, 'other-content.ordered', locale);
  }),
  serve(otherContent.file, async ({ actor, params }) => ({ file: await service.file(actor, params.id) })),
  serve(otherContent.opened, async ({ actor, params }) => {
    await service.opened(actor, params.id);
    return { data: null };
  }),
  serve(otherContent.intelligence, async ({ actor }) => ({ data: await embedded.get(actor, 'intelligence') })),
  serve(otherContent.fundamentacion, async ({ actor }) => ({ data: await embedded.get(actor, 'fundamentacion') })),
  serve(otherContent.saveIntelligence, async ({ actor, body, locale }) => ({
    data: await embedded.save(actor, 'intelligence', body, locale),
    message: 'other-content.page-saved',
  })),
  serve(otherContent.saveFundamentacion, async ({ actor, body, locale }) => ({
    data: await embedded.save(actor, 'fundamentacion', body, locale),
    message: 'other-content.page-saved',
  })),
];
