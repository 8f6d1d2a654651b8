import { useRef, useState } from 'react';
import { LoadMore } from './LoadMore';
import { PAGE, VISITS } from './fixtures';
import type { visitWords } from './fixtures';
import type { LoadMoreProps } from './LoadMore.types';

interface VisitsInPageProps {
  words: ReturnType<typeof visitWords>;
  /** How many there are in all. */
  total: number;
  /** What the "server" answers to the n-th call, from 1: at once a page, or a failure. */
  answer?: ((call: number) => 'page' | 'failure') | undefined;
  /** Whether the first new visit takes the focus. */
  movesFocus?: boolean | undefined;
}

/** The list of stories and tests: it grows by ten with each answer. */
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
