import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActivityRecord } from '@ruta/contracts/activities/activity.schema';
import { forget, keep, kept } from '../../lib/kept';

/** A text, and the revision of the observation that it was edited from. */
interface Text {
  text: string;
  revision: number;
}

export interface Observation {
  text: string;
  setText: (text: string) => void;
  savedText: string;
  /** The revision that the text was edited from. */
  revision: number;
  /** Tells that the server has saved this text. */
  setSaved: (saved: Text) => void;
  /** Replaces the input with the server's text. */
  takeTheirs: (theirs: Text) => void;
  isUnsaved: boolean;
  /** The current value, which may be newer than the last render. */
  hasUnsaved: () => boolean;
}

/** The observation being edited, stored on this device with its revision until it is saved. */
export function useObservation(place: string, record: ActivityRecord | null): Observation {
  const [written, setWritten] = useState(() => keptAt(place));
  const [known, setKnown] = useState<Text | null>(null);
  const read: Text = { text: record?.result ?? '', revision: record?.observation_revision ?? 0 };
  const server = known !== null && known.revision >= read.revision ? known : read;
  const text = written?.text ?? server.text;
  const revision = written?.revision ?? server.revision;
  const isRead = record !== null;
  const isUnsaved = isRead && text !== server.text;
  useEffect(() => {
    if (isUnsaved) keep(place, { text, revision });
    else if (isRead) forget(place);
  }, [place, isUnsaved, isRead, text, revision]);
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  }, [isUnsaved]);
  return {
    text,
    setText: (next) =>
      setWritten((before) =>
        next === server.text ? null : { text: next, revision: before?.revision ?? server.revision },
      ),
    savedText: server.text,
    revision,
    setSaved: useCallback((saved: Text) => {
      setKnown(saved);
      // Text typed during the save continues from the saved revision.
      setWritten((before) =>
        before === null || before.text === saved.text ? null : { text: before.text, revision: saved.revision },
      );
    }, []),
    takeTheirs: useCallback((theirs: Text) => {
      setKnown(theirs);
      setWritten(null);
    }, []),
    isUnsaved,
    hasUnsaved: useCallback(() => latest.current, []),
  };
}

function keptAt(place: string): Text | null {
  const value = kept(place);
  if (typeof value !== 'object' || value === null || !('text' in value) || !('revision' in value)) return null;
  const { text, revision } = value;
  return typeof text === 'string' && typeof revision === 'number' ? { text, revision } : null;
}
