import type { CatalogueCentral } from '@ruta/contracts/pfi/central-catalogue.schema';
import { call } from '../../lib/api';
import { useDeeds } from '../../shared/use-deeds';
import { CENTRALS, orderCentral, removeCentral, restoreCentral, retireCentral } from './central-catalogue.calls';

/** What is asked before it is done. */
interface AskedCentral {
  what: 'retire' | 'delete';
  central: CatalogueCentral;
}

const deedOf = ({ what, central: { id, revision } }: AskedCentral) =>
  what === 'retire'
    ? call(retireCentral, { params: { id }, body: { revision } })
    : call(removeCentral, { params: { id }, query: { revision: String(revision) } });

/** Moving, retiring, offering again and deleting central activities (PFI-02). */
export function useCentralDeeds() {
  const { done, ...deeds } = useDeeds({ deedOf, reload: CENTRALS });
  return {
    ...deeds,
    move: (id: number, position: number) => done(call(orderCentral, { params: { id }, body: { position } })),
    restore: ({ id, revision }: CatalogueCentral) => done(call(restoreCentral, { params: { id }, body: { revision } })),
  };
}

export type CentralDeeds = ReturnType<typeof useCentralDeeds>;
