import { useEffect, useRef, useState } from 'react';
import type { OpenedPill } from '@ruta/contracts/pills/pills.schema';
import { call } from '../../lib/api';
import { goesOnAt, isSeenBy } from './film-progress';
import { keepProgress } from './pills.calls';

/** How often the place is kept while a film plays, in seconds. */
const KEPT_EVERY = 15;

/** Where somebody stopped, and whether they have seen the film. */
export type Kept = Pick<OpenedPill, 'second' | 'is_seen'>;

/**
 * Goes on where somebody stopped and keeps where they are: every 15 seconds, when the film is paused, and when the page is
 * left or hidden. A place that could not be kept hinders nobody; the next one is tried again.
 */
export function useFilmProgress(pill: OpenedPill, onKept: (kept: Kept) => void) {
  const { id } = pill;
  const film = useRef<HTMLVideoElement>(null);
  const [from] = useState(() => goesOnAt(pill.second, pill.duration_sec));
  const [isResumed, setResumed] = useState(from > 0);
  const [isSeen, setSeen] = useState(pill.is_seen);
  const isLoaded = useRef(false);
  const last = useRef<Kept>({ second: pill.second, is_seen: pill.is_seen });
  const told = useRef(onKept);
  useEffect(() => {
    told.current = onKept;
  });

  const seenBy = ({ played, duration }: HTMLVideoElement) => {
    const parts = Array.from({ length: played.length }, (_, at) => [played.start(at), played.end(at)] as const);
    return last.current.is_seen || isSeenBy({ parts, from, length: duration });
  };
  const keep = async (video: HTMLVideoElement | null) => {
    if (!video || !isLoaded.current) return;
    const before = last.current;
    const next = { second: Math.floor(video.currentTime), is_seen: seenBy(video) };
    if (next.second === before.second && next.is_seen === before.is_seen) return;
    last.current = next;
    setSeen(next.is_seen);
    try {
      const { data } = await call(keepProgress, { params: { id }, body: next });
      told.current(data);
    } catch {
      last.current = before;
    }
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    const video = film.current;
    const leave = () => {
      if (document.visibilityState === 'hidden') void latest.current(video);
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void latest.current(video);
    };
  }, []);

  return {
    film,
    from,
    /** Whether it went on in the middle, and nobody began it anew. */
    isResumed,
    isSeen,
    restart: () => {
      setResumed(false);
      if (!film.current) return;
      film.current.currentTime = 0;
      void film.current.play();
    },
    /** For the film’s element. */
    events: {
      onLoadedMetadata: () => {
        if (isLoaded.current || !film.current) return;
        isLoaded.current = true;
        if (from > 0) film.current.currentTime = from;
      },
      onTimeUpdate: () => {
        const video = film.current;
        if (!video || video.seeking) return;
        const isDue = Math.abs(video.currentTime - last.current.second) >= KEPT_EVERY;
        if (isDue || (!last.current.is_seen && seenBy(video))) void keep(video);
      },
      onPause: () => void keep(film.current),
      onEnded: () => void keep(film.current),
    },
  };
}
