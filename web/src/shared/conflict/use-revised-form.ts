import { useState } from 'react';
import type { ProblemCode } from '@ruta/contracts/problems';
import { useRefresh } from '../../lib/api';
import { sayDone } from '../SnackbarBridge';
import { useSubmission } from '../use-submission';

/** A record that is saved over the revision that was seen. */
export interface Revised {
  revision: number;
}

/** What a save replies. */
export interface Saved {
  message?: string | undefined;
}

/**
 * Saves what is typed; gets the revision that was seen, undefined for a new record. Gives undefined where the form stays
 * open: the person cancelled, or something is still to be done.
 */
export type SendRevised = (revision: number | undefined) => Promise<Saved | undefined>;

export interface RevisedFormOptions<Shown extends Revised, Typed> {
  /** The edited record; null for a new one; undefined until it is read. */
  record: Shown | null | undefined;
  typedOf: (record: Shown | null) => Typed;
  /** The refusal of who saves second; its `current` is what stands now. */
  stale: ProblemCode;
  /** Addresses to reload after a change. */
  reload: readonly string[];
  onClose: () => void;
}

/**
 * The form of a record with a revision, in a modal: it loads while it saves, closes after a success, and stays open with
 * what was typed after a failure. Where somebody else saved first, `theirs` is what stands now.
 */
export function useRevisedForm<Shown extends Revised, Typed>(options: RevisedFormOptions<Shown, Typed>) {
  const { record, typedOf, stale, reload, onClose } = options;
  const refresh = useRefresh();
  const [typed, setTyped] = useState(() => typedOf(record ?? null));
  const [seen, setSeen] = useState<Revised | null>(record ?? null);
  const [isBegun, setIsBegun] = useState(record !== undefined);
  const [theirs, setTheirs] = useState<Shown | null>(null);
  const { submit, ...submission } = useSubmission();
  // Fills the form once, with the first record that arrives. Later records do not change what is typed.
  if (!isBegun && record !== undefined) {
    setIsBegun(true);
    setTyped(typedOf(record));
    setSeen(record);
  }

  const save = (send: SendRevised, revision = seen?.revision) =>
    submit(
      async () => {
        const saved = await send(revision);
        if (saved === undefined) return;
        sayDone(saved);
        void refresh(reload);
        onClose();
      },
      ({ code, current }) => (code === stale ? () => setTheirs(current as Shown) : undefined), // the contract of this refusal
    );
  return {
    ...submission,
    typed,
    write: (next: Partial<Typed>) => setTyped((before) => ({ ...before, ...next })),
    save,
    theirs,
    /** Goes on from what was saved, where the form stays open. */
    follow: (saved: Revised) => setSeen(saved),
    /** Answers a conflict: keeps what was typed, saved by `send`. */
    keepMine: (send: SendRevised) => {
      setSeen(theirs);
      setTheirs(null);
      save(send, theirs?.revision);
    },
    /** Answers a conflict: takes what stands. */
    takeTheirs: () => {
      setSeen(theirs);
      setTyped(typedOf(theirs));
      setTheirs(null);
      void refresh(reload);
    },
  };
}
