import { useRef } from 'react';
import type { ReadContent } from '@ruta/contracts/pfp/pfp.schema';
import { call, useRefresh } from '../../lib/api';
import { useSession } from '../../lib/session';
import type { FilmPlayerProps } from '../../shared/film/FilmPlayer';
import { piecesIn } from './film-pieces';
import { AFTER_MARK, keepProgress } from './pfp.calls';

/**
 * How a film of a plan goes on where one was, and what was seen of it is kept while the plan counts (PFP-01). After it
 * was closed the plan is read again, where something was kept.
 */
export function useWatching(isClosed: boolean): {
  watching: (content: ReadContent) => FilmPlayerProps;
  opened: () => void;
  closed: () => void;
} {
  const { can } = useSession();
  const refresh = useRefresh();
  // What is kept on leaving is answered after the film is closed.
  const state = useRef({ isKept: false, isOpen: false });
  const mayKeep = can('pfp:consult') && !isClosed;
  return {
    watching: ({ id, name, url, captions, duration_seconds, progress }) => ({
      film: {
        ...{ title: name, src: url, length: duration_seconds },
        ...{ second: progress?.position ?? 0, is_seen: progress?.done ?? false },
        captions: captions ? [{ src: `${url}/captions`, language: undefined }] : [],
      },
      keep: async ({ second, parts }) => {
        if (!mayKeep) return { is_seen: progress?.done ?? false };
        const body = { position: second, seen: piecesIn(parts, duration_seconds) };
        const { data } = await call(keepProgress, { params: { id }, body });
        state.current.isKept = true;
        if (!state.current.isOpen) void refresh(AFTER_MARK);
        return { is_seen: data.done };
      },
    }),
    opened: () => {
      state.current = { isKept: false, isOpen: true };
    },
    closed: () => {
      state.current.isOpen = false;
      if (state.current.isKept) void refresh(AFTER_MARK);
    },
  };
}
