import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { whenIdle } from './when-idle';

/** How long the page has the line for itself. */
const AHEAD_MS = 1_000;

function laterWhenIdle(work: () => void): () => void {
  let callOff = () => {};
  const timer = setTimeout(() => {
    callOff = whenIdle(work);
  }, AHEAD_MS);
  return () => {
    clearTimeout(timer);
    callOff();
  };
}

/**
 * A part that opens over the page, such as a dialog: its code comes after the page, while the browser is idle, and at once
 * when it is opened before that. Closed and not there, it is nothing.
 */
export function late<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  let there: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const fetchIt = () =>
    (coming ??= load().then(
      (part) => {
        there = part;
      },
      (error: unknown) => {
        coming = undefined; // the next to ask tries again
        throw error;
      },
    ));

  return function Late(props: Props): ReactNode {
    const [, setArrived] = useState(there !== undefined);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const { isOpen } = props;
    useEffect(() => {
      if (there !== undefined) return undefined;
      let isGone = false;
      const ask = () =>
        fetchIt().then(
          () => !isGone && setArrived(true),
          // What nobody asked to see may fail unsaid.
          (error: unknown) => !isGone && isOpen && setFailure({ error }),
        );
      const callOff = isOpen ? undefined : laterWhenIdle(() => void ask());
      if (isOpen) void ask();
      return () => {
        isGone = true;
        callOff?.();
      };
    }, [isOpen]);
    if (failure !== null) throw failure.error; // for the error boundary of the page
    const Part = there;
    return Part === undefined ? null : <Part {...props} />;
  };
}
