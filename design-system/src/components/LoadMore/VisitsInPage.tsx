import { useRef, useState } from 'react';
import { LoadMore } from './LoadMore';
import { PAGE, VISITS } from './fixtures';
import type { visitWords } from './fixtures';
import type { LoadMoreProps } from './LoadMore.types';

interface VisitsInPageProps {
  words: ReturnType<typeof visitWords>;
  /** Total number. */
  total: number;
  /** Result of the n-th call, from 1: a page or a failure. Default: always a page. */
  answer?: ((call: number) => 'page' | 'failure') | undefined;
  /** Whether the first new visit gets focus. Default: true. */
  movesFocus?: boolean | undefined;
}

/** A list for stories and tests that grows by ten per call. */
export function VisitsInPage({ words, total, answer = () => 'page', movesFocus = true }: VisitsInPageProps) {
  const list = useRef<HTMLUListElement>(null);
  const calls = useRef(0);
  const [shown, setShown] = useState(Math.min(PAGE, total));
  const [hasFailed, setFailed] = useState(false);
  const status: LoadMoreProps['status'] = hasFailed ? 'failed' : shown >= total ? 'end' : 'ready';
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, index) => (
          <li key={index} tabIndex={-1}>{`${VISITS[index % VISITS.length] ?? ''} (${index + 1})`}</li>
        ))}
      </ul>
      <LoadMore
        {...words}
        countText={words.countText(shown, total)}
        shown={shown}
        total={total}
        status={status}
        onLoadMore={() => {
          calls.current += 1;
          const isPage = answer(calls.current) === 'page';
          setFailed(!isPage);
          if (isPage) setShown(Math.min(total, shown + PAGE));
        }}
        itemAt={movesFocus ? (index) => list.current?.querySelectorAll('li')[index] ?? null : undefined}
      />
    </>
  );
}
