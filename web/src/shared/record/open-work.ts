import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';

/** A part of a page whose input may not be on the server yet. */
export interface OpenPart {
  /** Whether there is input that the server has not confirmed. */
  isOpen: () => boolean;
  /** Sends it and resolves once the server has confirmed it. Rejects with the refusal. */
  settle: () => Promise<void>;
}

/** What is open on a page, over all its parts. */
export interface OpenWork extends OpenPart {
  /** Adds a part; returns the function that removes it. */
  add: (part: OpenPart) => () => void;
}

/** The open parts of a page that records. Finishing sends them first (VIS-06, ACT-03). */
export function openWork(): OpenWork {
  const parts = new Set<OpenPart>();
  return {
    add: (part) => {
      parts.add(part);
      return () => void parts.delete(part);
    },
    isOpen: () => [...parts].some((part) => part.isOpen()),
    settle: async () => {
      await Promise.all([...parts].map((part) => part.settle()));
    },
  };
}

/** The open work of the page; null on a page that finishes nothing. */
export const OpenWorkPlace = createContext<OpenWork | null>(null);

/** Adds a part of the page to its open work. */
export function useOpenPart(part: OpenPart): void {
  const work = use(OpenWorkPlace);
  const latest = useRef(part);
  useLayoutEffect(() => {
    latest.current = part;
  });
  useEffect(() => work?.add({ isOpen: () => latest.current.isOpen(), settle: () => latest.current.settle() }), [work]);
}

/** Sends what is open when the page is hidden: another tab, another app, a closed window. */
export function useSettledWhenHidden(work: OpenWork): void {
  useEffect(() => {
    const settle = () => {
      if (document.visibilityState === 'hidden') work.settle().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', settle);
    return () => document.removeEventListener('visibilitychange', settle);
  }, [work]);
}
