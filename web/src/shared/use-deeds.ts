import { useState } from 'react';
import { asProblem, useRefresh } from '../lib/api';
import { sayDone, sayProblem } from './SnackbarBridge';

interface Told {
  message?: string | undefined;
}

export interface DeedsOptions<Asked> {
  /** Does what was asked about. */
  deedOf: (asked: Asked) => Promise<Told>;
  /** Addresses to reload afterwards. */
  reload: readonly string[];
}

/**
 * What is done with the rows of a list: some deeds are asked about first, as `ConfirmDialog` does, others are done at once.
 * A failure shows the server's sentence, and the list is read anew either way.
 */
export function useDeeds<Asked>({ deedOf, reload }: DeedsOptions<Asked>) {
  const refresh = useRefresh();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<string>();
  return {
    /** What is asked about; null while nothing is. */
    asked,
    /** Why it was not done. */
    failure,
    ask: (next: Asked | null) => {
      setFailure(undefined);
      setAsked(next);
    },
    /** Does what is asked about. Throws where it fails, so that the question stays. */
    confirm: async (): Promise<void> => {
      if (asked === null) return;
      try {
        sayDone(await deedOf(asked));
      } catch (error) {
        setFailure(asProblem(error).message);
        // Loads what stands now, behind the question.
        void refresh(reload);
        throw error;
      }
      await refresh(reload);
    },
    /** Tells what comes of work that is done at once. */
    done: async (work: Promise<Told>): Promise<void> => {
      try {
        sayDone(await work);
      } catch (error) {
        sayProblem(asProblem(error));
      }
      await refresh(reload);
    },
  };
}
