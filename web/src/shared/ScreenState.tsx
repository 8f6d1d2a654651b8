import { useDeferredValue, useEffect } from 'react';
import type { ReactNode } from 'react';
import { ErrorState, InlineAlert, LoadingRegion, Stack, Button } from '@ruta/design-system';
import type { ProblemError, ReadResult } from '../lib/api';
import { firstScreenShown } from '../lib/first-screen';
import { hourIn } from '../lib/hour-in';
import { useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';
import { Forbidden, ForbiddenPart, NotFound } from './PageStates';
import { sharedTexts } from './shared.texts';

export interface ScreenStateProps<T> {
  /** The result of `useScreen` or `useEndpoint`. */
  result: ReadResult<T>;
  /** Shown during the first load; keeps the layout. */
  skeleton: ReactNode;
  /** True if nothing else is on the page, so that a failure or a refusal is its heading. */
  isWholePage?: boolean | undefined;
  /** Announced while loading ("Cargando visitas"). */
  loadingLabel?: string | undefined;
  /** Renders the screen with its data. */
  children: (data: T) => ReactNode;
}

/** A screen in each of its states: loading, failed with Retry, forbidden (403), not found (404), ready (UI-02). */
export function ScreenState<T>(props: ScreenStateProps<T>) {
  const { result, skeleton, loadingLabel, isWholePage = false, children } = props;
  const t = useTexts(sharedTexts);
  const { data, problem, isPrevious, isValidating, readAt, retry } = result;
  // Pages that read no screen tell here that they are there; the bell waits for that.
  const isThere = data !== undefined || problem !== undefined;
  useEffect(() => {
    if (isThere) firstScreenShown();
  }, [isThere]);
  // SWR's replies are drawn at once. The first one follows in slices instead, between which the browser answers a press.
  const isDrawn = useDeferredValue(data !== undefined);
  if (problem?.status === 403) return isWholePage ? <Forbidden /> : <ForbiddenPart />;
  if (problem?.status === 404) return <NotFound title={problem.message} />;
  if (problem && (data === undefined || isPrevious))
    return <Failed problem={problem} isRetrying={isValidating} onRetry={retry} level={isWholePage ? 1 : 2} />;
  return (
    <LoadingRegion isLoading={data === undefined || !isDrawn} label={loadingLabel ?? t('loading')} skeleton={skeleton}>
      <Stack gap={4}>
        {problem && <StaleNote {...{ problem, readAt, isValidating, retry }} />}
        {data !== undefined && isDrawn && children(data)}
      </Stack>
    </LoadingRegion>
  );
}

export interface StaleNoteProps {
  problem: ProblemError;
  /** When what is shown was read, by this device's clock, in milliseconds. */
  readAt: number | undefined;
  isValidating: boolean;
  retry: () => void;
}

/** Says from when data are that could not be read again: "Datos de las 08:10", in the reader's time zone. */
export function StaleNote({ problem, readAt, isValidating, retry }: StaleNoteProps) {
  const t = useTexts(sharedTexts);
  const { me } = useSession();
  const time = readAt === undefined ? undefined : hourIn(me.user_timezone, readAt);
  return (
    <InlineAlert
      tone="warning"
      title={time === undefined ? t('stale.title') : t('stale.from', { time })}
      isLive
      actions={
        <Button size="S" icon="refresh" isPending={isValidating} onPress={retry}>
          {t('retry')}
        </Button>
      }
    >
      {problem.message}
    </InlineAlert>
  );
}

export interface FailedProps {
  problem: ProblemError;
  isRetrying?: boolean | undefined;
  onRetry: () => void;
  /** What failed to load, if it is only a part of the screen. */
  title?: string | undefined;
  /** S inside cards and panels. */
  size?: 'S' | 'M' | undefined;
  /** Heading level. */
  level?: 1 | 2 | undefined;
}

/** A failed load: the server's message, Retry and the request id. */
export function Failed({ problem, isRetrying, onRetry, title, size, level }: FailedProps) {
  const t = useTexts(sharedTexts);
  return (
    <ErrorState
      title={title ?? t('failed.title')}
      body={problem.message}
      retryLabel={t('retry')}
      isRetrying={isRetrying}
      onRetry={onRetry}
      size={size}
      level={level}
      detail={problem.requestId && t('failed.reference', { id: problem.requestId })}
    />
  );
}
