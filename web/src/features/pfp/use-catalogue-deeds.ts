import type { CatalogueContent, CataloguePlan } from '@ruta/contracts/pfp/catalogue.schema';
import { call } from '../../lib/api';
import { useDeeds } from '../../shared/use-deeds';
import {
  FORMATION_CATALOGUE,
  orderContent,
  orderPlan,
  publishPlan,
  removeContent,
  removePlan,
  retirePlan,
} from './catalogue.calls';

/** What is asked before it is done. */
export type Asked =
  | { what: 'publish' | 'retire' | 'delete'; plan: CataloguePlan }
  | { what: 'delete-content'; plan: CataloguePlan; content: CatalogueContent };

const deedOf = (asked: Asked) => {
  const { id, revision } = asked.plan;
  if (asked.what === 'delete-content')
    return call(removeContent, {
      params: { id, content_id: asked.content.id },
      query: { revision: String(asked.content.revision) },
    });
  if (asked.what === 'delete') return call(removePlan, { params: { id }, query: { revision: String(revision) } });
  const judged = { params: { id }, body: { revision } };
  return asked.what === 'publish' ? call(publishPlan, judged) : call(retirePlan, judged);
};

/** Publishing, retiring, deleting and moving in the catalogue (PFP-01). */
export function useCatalogueDeeds() {
  const { done, ...deeds } = useDeeds({ deedOf, reload: FORMATION_CATALOGUE });
  return {
    ...deeds,
    movePlan: (id: number, position: number) => done(call(orderPlan, { params: { id }, body: { position } })),
    moveContent: (id: number, content_id: number, position: number) =>
      done(call(orderContent, { params: { id, content_id }, body: { position } })),
  };
}

export type CatalogueDeeds = ReturnType<typeof useCatalogueDeeds>;
