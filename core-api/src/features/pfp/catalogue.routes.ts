import { formationCatalogue as calls } from '@ruta/contracts/pfp/catalogue.api';
import { serve } from '../../http/serve';
import type { CaptionsService } from './captions.service';
import type { CatalogueService } from './catalogue.service';
import type { ContentsService } from './contents.service';

interface Services {
  catalogue: CatalogueService;
  contents: ContentsService;
  captions: CaptionsService;
}

/** Calls of the catalogue of formation plans (PFP-01). */
export const catalogueRoutes = ({ catalogue, contents, captions }: Services) => [
  serve(calls.plans, ({ actor, query }) => catalogue.list(actor, query.cycle_id)),
  serve(calls.plan, async ({ actor, params }) => ({ data: await catalogue.get(actor, params.id) })),
  serve(calls.add, async ({ actor, body }) => ({ data: await catalogue.add(actor, body), message: 'pfp.added' })),
  serve(calls.change, async ({ actor, params, body }) => ({
    ...{ data: await catalogue.change(actor, params.id, body), message: 'pfp.saved' },
  })),
  serve(calls.remove, async ({ actor, params, query }) => {
    await catalogue.remove(actor, { ...params, ...query });
    return { data: null, message: 'pfp.removed' };
  }),
  serve(calls.publish, async ({ actor, params, body }) => ({
    ...{ data: await catalogue.publish(actor, { ...params, ...body }), message: 'pfp.published' },
  })),
  serve(calls.retire, async ({ actor, params, body }) => ({
    ...{ data: await catalogue.retire(actor, { ...params, ...body }), message: 'pfp.retired' },
  })),
  serve(calls.order, async ({ actor, params, body }) => {
    await catalogue.order(actor, params.id, body.position);
    return { data: null, message: 'pfp.ordered' };
  }),
  serve(calls.addFile, async ({ actor, params, body, files, locale }) => ({
    ...{ data: await contents.addFile(actor, params.id, { ...body, files, locale }), message: 'pfp.content-added' },
  })),
  serve(calls.changeFile, async ({ actor, params, body, files, locale }) => ({
    ...{ data: await contents.changeFile(actor, { ...params, ...body, files, locale }), message: 'pfp.content-saved' },
  })),
  serve(calls.addLink, async ({ actor, params, body }) => ({
    ...{ data: await contents.addLink(actor, params.id, body), message: 'pfp.content-added' },
  })),
  serve(calls.changeLink, async ({ actor, params, body }) => ({
    ...{ data: await contents.changeLink(actor, { ...params, ...body }), message: 'pfp.content-saved' },
  })),
  serve(calls.removeContent, async ({ actor, params, query }) => {
    await contents.remove(actor, { ...params, ...query });
    return { data: null, message: 'pfp.content-removed' };
  }),
  serve(calls.orderContent, async ({ actor, params, body }) => {
    await contents.order(actor, { ...params, ...body });
    return { data: null, message: 'pfp.ordered' };
  }),
  serve(calls.keepCaptions, async ({ actor, params, files, locale }) => ({
    ...{ data: await captions.keep(actor, params, { files, locale }), message: 'pfp.captions-saved' },
  })),
  serve(calls.removeCaptions, async ({ actor, params }) => ({
    ...{ data: await captions.remove(actor, params), message: 'pfp.captions-removed' },
  })),
  serve(calls.file, async ({ actor, params }) => ({ file: await contents.file(actor, params) })),
];
