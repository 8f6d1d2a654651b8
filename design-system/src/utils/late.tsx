import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { whenIdle } from './when-idle';

/** Delay before loading in the background, in milliseconds. */
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
 * A lazy component with `isOpen`, such as a dialog. Its code loads when the browser is idle, or at once when it is
 * opened. Renders nothing until loaded.
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
        coming = undefined; // The next request tries again.
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
          // A failed background load is ignored.
          (error: unknown) => !isGone && isOpen && setFailure({ error }),
        );
      const callOff = isOpen ? undefined : laterWhenIdle(() => void ask());
      if (isOpen) void ask();
      return () => {
        isGone = true;
        callOff?.();
      };
    }, [isOpen]);
    if (failure !== null) throw failure.error; // Handled by the page's error boundary.
    const Part = there;
    return Part === undefined ? null : <Part {...props} />;
  };
}
