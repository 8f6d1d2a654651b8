import { useState } from 'react';
import type { OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import { asProblem, call, useRefresh } from '../../lib/api';
import { sayDone, sayProblem } from '../../shared/SnackbarBridge';
import { deleteContent, orderContent, OTHER_CONTENT } from './other-content.calls';

/** Deleting and moving contents (OTH-01). A failure shows the server's sentence. */
export function useContentDeeds() {
  const refresh = useRefresh();
  const [asked, setAsked] = useState<OtherContent | null>(null);
  const [failure, setFailure] = useState<string>();
  return {
    /** The content that is about to be deleted. */
    asked,
    failure,
    ask: (content: OtherContent | null) => {
      setFailure(undefined);
      setAsked(content);
    },
    remove: async () => {
      if (asked === null) return;
      const { id, type } = asked;
      try {
        sayDone(await call(deleteContent, { params: { id, file_id: id }, query: { type } }));
        void refresh(OTHER_CONTENT);
      } catch (error) {
        setFailure(asProblem(error).message);
        throw error;
      }
    },
    /** Moves a content to a place among all, counted from 1. */
    move: async ({ id }: OtherContent, position: number) => {
      try {
        sayDone(await call(orderContent, { body: { contentId: id, position } }));
      } catch (error) {
        sayProblem(asProblem(error));
      }
      await refresh(OTHER_CONTENT);
    },
  };
}
