import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@ruta/contracts';
import { goesOnAt, isSeenBy } from './film-progress';
import type { Part } from './film-progress';

/** How often the place is kept while a film plays, in seconds. */
const KEPT_EVERY = 15;

/** A film of our own as somebody watches it. */
export interface WatchedFilm {
  title: string;
  src: string;
  captions: readonly { src: string; language: Locale | undefined }[];
  /** Where they stopped; 0 at the beginning. */
  second: number;
  /** In seconds; null where the film does not tell it. */
  length: number | null;
  is_seen: boolean;
}

/** Where somebody is in a film. */
export interface FilmPlace {
  second: number;
  /** Whether as much of it was played as counts, by this time and where it went on. */
  is_seen: boolean;
  /** What was played this time. */
  parts: readonly Part[];
}

/** Keeps where somebody is; tells whether they have seen the film. */
export type KeepPlace = (place: FilmPlace) => Promise<{ is_seen: boolean }>;

/**
 * Goes on where somebody stopped and keeps where they are: every 15 seconds, when the film is paused, and when the page is
 * left or hidden. A place that could not be kept hinders nobody; the next one is tried again.
 */
export function useFilmProgress(watched: WatchedFilm, keepPlace: KeepPlace) {
  const film = useRef<HTMLVideoElement>(null);
  const [from] = useState(() => goesOnAt(watched.second, watched.length));
  const [isResumed, setResumed] = useState(from > 0);
  const [isSeen, setSeen] = useState(watched.is_seen);
  const isLoaded = useRef(false);
  const last = useRef({ second: watched.second, is_seen: watched.is_seen });

  const seenBy = (video: HTMLVideoElement) =>
    last.current.is_seen || isSeenBy({ parts: partsOf(video), from, length: video.duration });
  const keep = async (video: HTMLVideoElement | null) => {
    if (!video || !isLoaded.current) return;
    const before = last.current;
    const next = { second: Math.floor(video.currentTime), is_seen: seenBy(video) };
    if (next.second === before.second && next.is_seen === before.is_seen) return;
    last.current = next;
    try {
      setSeen((await keepPlace({ ...next, parts: partsOf(video) })).is_seen);
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

const partsOf = ({ played }: HTMLVideoElement): Part[] =>
  Array.from({ length: played.length }, (_, at) => [played.start(at), played.end(at)] as const);
