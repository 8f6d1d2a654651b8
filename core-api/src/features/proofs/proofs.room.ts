import type { Knex } from 'knex';
import type { Core } from '../../core';
import { proofDeliveries, proofLetters } from './proof.events';
import { forgetProofs } from './proof.model';
import { proofsRoutes } from './proofs.routes';
import { issuedProofsService } from './proofs.service';

export const proofsRoom = (core: Core) => ({
  deliveries: proofDeliveries(core),
  letters: proofLetters(core),
  forget: async (trx: Knex, { ids }: { ids: readonly number[] }) => {
    await forgetProofs(trx, ids);
  },
  routes: proofsRoutes(issuedProofsService(core)),
});
