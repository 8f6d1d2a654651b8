import { proofs } from '@ruta/contracts/proofs/proofs.api';
import { serve } from '../../http/serve';
import type { IssuedProofsService } from './proofs.service';

export const proofsRoutes = (service: IssuedProofsService) => [
  serve(proofs.list, ({ actor, query }) => service.list(actor, query)),
  serve(proofs.pdf, async ({ actor, params }) => ({ file: await service.pdf(actor, params.id) })),
  serve(proofs.revoke, async ({ actor, params, body }) => {
    const data = await service.revoke(actor, params.id, body);
    return { data, message: data.corrected === null ? 'proofs.revoked' : 'proofs.corrected' };
  }),
  serve(proofs.check, async ({ params }) => ({ data: await service.check(params.token) })),
];
