import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button';
import { ProblemText } from '../Field';
import { VisuallyHidden } from '../VisuallyHidden';
import { Count, End, LoadMoreRoot } from './LoadMore.styles';
import type { LoadMoreProps } from './LoadMore.types';

/**
 * Loads the next part of a growing list (DS-01, PIL-03). With `itemAt`, focus moves from the button to the first new
 * item, unless the person has moved it elsewhere.
 */
export function LoadMore(props: LoadMoreProps) {
  const { shown, total, status, label, pendingLabel, countText, addedText, failedText, retryLabel, endText } = props;
  const root = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ shown, added: 0 });
  if (seen.shown !== shown) setSeen({ shown, added: Math.max(0, shown - seen.shown) });
  const press = useFocusOnNewItem(root, props);

  if (shown === 0 && status !== 'failed' && status !== 'pending') return null;
  const said = status === 'failed' ? failedText : seen.added > 0 ? addedText({ added: seen.added, shown, total }) : '';
  return (
    <LoadMoreRoot ref={root}>
      {/* Empty while loading, so that equal texts in a row are not announced twice. */}
      <VisuallyHidden role="status">{status === 'pending' ? '' : said}</VisuallyHidden>
      <Count>{countText}</Count>
      {status === 'failed' ? <ProblemText>{failedText}</ProblemText> : null}
      {status === 'end' ? (
        <End tabIndex={-1}>{endText}</End>
      ) : (
        <Button
          icon={status === 'failed' ? 'refresh' : undefined}
          isPending={status === 'pending'}
          pendingLabel={pendingLabel}
          onPress={press}
        >
          {status === 'failed' ? retryLabel : label}
        </Button>
      )}
    </LoadMoreRoot>
  );
}

/** Returns a press handler that moves focus after the new items have rendered. */
function useFocusOnNewItem(root: { current: HTMLDivElement | null }, props: LoadMoreProps): () => void {
  const { shown, status, onLoadMore, itemAt } = props;
  const pressedAt = useRef<number | null>(null);
  useEffect(() => {
    const first = pressedAt.current;
    if (first === null || status === 'pending' || status === 'failed') return;
    if (shown <= first && status !== 'end') return;
    pressedAt.current = null;
    const { activeElement } = document;
    // If the last page removed the button, focus is on the body or null.
    const isStillHere =
      activeElement === null || activeElement === document.body || root.current?.contains(activeElement);
    if (isStillHere !== true) return;
    const next =
      (shown > first ? itemAt?.(first) : null) ?? root.current?.querySelector<HTMLElement>('[tabindex="-1"]');
    next?.focus();
  }, [shown, status, itemAt, root]);
  return () => {
    pressedAt.current = shown;
    onLoadMore();
  };
}
