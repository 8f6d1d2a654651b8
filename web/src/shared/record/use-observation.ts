import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActivityRecord } from '@ruta/contracts/activities/activity.schema';
import { isFilled } from '@ruta/state-machines/kit/recording';
import { forget, keep, kept } from '../../lib/kept';

/** A text, and the revision of the observation that it was edited from. */
interface Text {
  text: string;
  revision: number;
}

/** The text in the field and the one on the server, at the moment of the call. */
interface ObservationNow extends Text {
  savedText: string;
}

export interface Observation {
  text: string;
  setText: (text: string) => void;
  /** Tells that the server has saved this text. */
  setSaved: (saved: Text) => void;
  /** Replaces the input with the server's text. */
  takeTheirs: (theirs: Text) => void;
  isUnsaved: boolean;
  /** The current values, which may be newer than the last render. */
  now: () => ObservationNow;
}

/** Whether the field has input that the server does not have. Spaces in an empty field are none. */
export const isUnsavedText = ({ text, savedText }: Pick<ObservationNow, 'text' | 'savedText'>): boolean =>
  text !== savedText && (isFilled(text) || isFilled(savedText));

/** The observation being edited, stored on this device with its revision until it is saved. */
export function useObservation(place: string, record: ActivityRecord | null): Observation {
  const [written, setWritten] = useState(() => keptAt(place));
  const [known, setKnown] = useState<Text | null>(null);
  const read: Text = { text: record?.result ?? '', revision: record?.observation_revision ?? 0 };
  const server = known !== null && known.revision >= read.revision ? known : read;
  const text = written?.text ?? server.text;
  const revision = written?.revision ?? server.revision;
  const savedText = server.text;
  const isRead = record !== null;
  const isUnsaved = isRead && isUnsavedText({ text, savedText });
  useEffect(() => {
    if (isUnsaved) keep(place, { text, revision });
    else if (isRead) forget(place);
  }, [place, isUnsaved, isRead, text, revision]);
  const latest = useRef<ObservationNow>({ text, revision, savedText });
  useEffect(() => {
    latest.current = { text, revision, savedText };
  }, [text, revision, savedText]);
  return {
    text,
    setText: (next) => {
      latest.current = { ...latest.current, text: next };
      setWritten((before) =>
        next === server.text ? null : { text: next, revision: before?.revision ?? server.revision },
      );
    },
    setSaved: useCallback((saved: Text) => {
      latest.current = { ...latest.current, savedText: saved.text, revision: saved.revision };
      setKnown(saved);
      // Text typed during the save continues from the saved revision.
      setWritten((before) =>
        before === null || before.text === saved.text ? null : { text: before.text, revision: saved.revision },
      );
    }, []),
    takeTheirs: useCallback((theirs: Text) => {
      latest.current = { ...theirs, savedText: theirs.text };
      setKnown(theirs);
      setWritten(null);
    }, []),
    isUnsaved,
    now: useCallback(() => latest.current, []),
  };
}

function keptAt(place: string): Text | null {
  const value = kept(place);
  if (typeof value !== 'object' || value === null || !('text' in value) || !('revision' in value)) return null;
  const { text, revision } = value;
  return typeof text === 'string' && typeof revision === 'number' ? { text, revision } : null;
}
