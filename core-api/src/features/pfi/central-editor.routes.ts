import { centralCatalogue as calls } from '@ruta/contracts/pfi/central-catalogue.api';
import { serve } from '../../http/serve';
import type { CentralEditor } from './central-editor.service';

/** Calls of the central activities of a cycle, edited by hand (PFI-02). */
export const centralEditorRoutes = (editor: CentralEditor) => [
  serve(calls.centrals, ({ actor, query, locale }) => editor.list(actor, query.cycle_id, locale)),
  serve(calls.addCentral, async ({ actor, body, locale }) => ({
    ...{ data: await editor.add(actor, body, locale), message: 'pfi.central-added' },
  })),
  serve(calls.changeCentral, async ({ actor, params, body: { revision, ...form }, locale }) => ({
    ...{ data: await editor.change(actor, { id: params.id, revision, form }, locale), message: 'pfi.central-saved' },
  })),
  serve(calls.retireCentral, async ({ actor, params, body }) => ({
    ...{ data: await editor.retire(actor, { ...body, id: params.id }), message: 'pfi.central-retired' },
  })),
  serve(calls.restoreCentral, async ({ actor, params, body }) => ({
    ...{ data: await editor.restore(actor, { ...body, id: params.id }), message: 'pfi.central-restored' },
  })),
  serve(calls.orderCentral, async ({ actor, params, body }) => {
    await editor.order(actor, params.id, body.position);
    return { data: null, message: 'pfi.central-ordered' };
  }),
  serve(calls.removeCentral, async ({ actor, params, query }) => {
    await editor.remove(actor, { ...query, id: params.id });
    return { data: null, message: 'pfi.central-deleted' };
  }),
];
