import { useState } from 'react';
import type { CatalogueContent, CataloguePlan } from '@ruta/contracts/pfp/catalogue.schema';
import { asProblem, call, useRefresh } from '../../lib/api';
import { sayDone, sayProblem } from '../../shared/SnackbarBridge';
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

interface Told {
  message?: string | undefined;
}

const deedOf = (asked: Asked): Promise<Told> => {
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

/** Publishing, retiring, deleting and moving in the catalogue (PFP-01). A failure shows the server's sentence. */
export function useCatalogueDeeds() {
  const refresh = useRefresh();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<string>();

  const move = async (work: Promise<Told>) => {
    try {
      sayDone(await work);
    } catch (error) {
      sayProblem(asProblem(error));
    }
    await refresh(FORMATION_CATALOGUE);
  };
  return {
    asked,
    failure,
    ask: (next: Asked | null) => {
      setFailure(undefined);
      setAsked(next);
    },
    /** Does what is asked. */
    confirm: async (): Promise<void> => {
      if (asked === null) return;
      try {
        sayDone(await deedOf(asked));
      } catch (error) {
        setFailure(asProblem(error).message);
        // Loads what stands now, behind the question.
        void refresh(FORMATION_CATALOGUE);
        throw error;
      }
      await refresh(FORMATION_CATALOGUE);
    },
    movePlan: (id: number, position: number) => move(call(orderPlan, { params: { id }, body: { position } })),
    moveContent: (id: number, content_id: number, position: number) =>
      move(call(orderContent, { params: { id, content_id }, body: { position } })),
  };
}

export type CatalogueDeeds = ReturnType<typeof useCatalogueDeeds>;
