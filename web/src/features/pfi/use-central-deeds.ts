import { useState } from 'react';
import type { CatalogueCentral } from '@ruta/contracts/pfi/central-catalogue.schema';
import { asProblem, call, useRefresh } from '../../lib/api';
import { sayDone, sayProblem } from '../../shared/SnackbarBridge';
import { CENTRALS, orderCentral, removeCentral, restoreCentral, retireCentral } from './central-catalogue.calls';

/** What is asked before it is done. */
export interface AskedCentral {
  what: 'retire' | 'delete';
  central: CatalogueCentral;
}

interface Told {
  message?: string | undefined;
}

const deedOf = ({ what, central: { id, revision } }: AskedCentral): Promise<Told> =>
  what === 'retire'
    ? call(retireCentral, { params: { id }, body: { revision } })
    : call(removeCentral, { params: { id }, query: { revision: String(revision) } });

/** Moving, retiring, offering again and deleting central activities. A failure shows the server's sentence. */
export function useCentralDeeds() {
  const refresh = useRefresh();
  const [asked, setAsked] = useState<AskedCentral | null>(null);
  const [failure, setFailure] = useState<string>();

  const done = async (work: Promise<Told>) => {
    try {
      sayDone(await work);
    } catch (error) {
      sayProblem(asProblem(error));
    }
    await refresh(CENTRALS);
  };
  return {
    asked,
    failure,
    ask: (next: AskedCentral | null) => {
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
        void refresh(CENTRALS);
        throw error;
      }
      await refresh(CENTRALS);
    },
    move: (id: number, position: number) => done(call(orderCentral, { params: { id }, body: { position } })),
    restore: ({ id, revision }: CatalogueCentral) => done(call(restoreCentral, { params: { id }, body: { revision } })),
  };
}

export type CentralDeeds = ReturnType<typeof useCentralDeeds>;
