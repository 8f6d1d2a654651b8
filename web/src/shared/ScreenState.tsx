import type { ReactNode } from 'react';
import { ErrorState, InlineAlert, LoadingRegion, Stack, Button } from '@ruta/design-system';
import type { ProblemError, ReadResult } from '../lib/api';
import { useTexts } from '../lib/i18n';
import { Forbidden, NotFound } from './PageStates';
import { sharedTexts } from './shared.texts';

export interface ScreenStateProps<T> {
  /** What `useScreen` or `useEndpoint` gave. */
  result: ReadResult<T>;
  /** What holds the layout still during the first load. */
  skeleton: ReactNode;
  /** Nothing else is on the page: what went wrong is then its one heading. */
  isWholePage?: boolean | undefined;
  /** Said once while it loads ("Cargando visitas"). */
  loadingLabel?: string | undefined;
  /** The screen, once there is something to show. */
  children: (data: T) => ReactNode;
}

/** A screen in each of its states: loading, failed with Retry, forbidden (403), not found (404), there (UI-02). */
export function ScreenState<T>(props: ScreenStateProps<T>) {
  const { result, skeleton, loadingLabel, isWholePage = false, children } = props;
  const t = useTexts(sharedTexts);
  const { data, problem, isPrevious, isValidating, retry } = result;
  if (problem?.status === 403) return <Forbidden />;
  if (problem?.status === 404) return <NotFound title={problem.message} />;
  if (problem && (data === undefined || isPrevious))
    return <Failed problem={problem} isRetrying={isValidating} onRetry={retry} level={isWholePage ? 1 : 2} />;
  return (
    <LoadingRegion isLoading={data === undefined} label={loadingLabel ?? t('loading')} skeleton={skeleton}>
      <Stack gap={4}>
        {problem && (
          <InlineAlert
            tone="warning"
            title={t('stale.title')}
            isLive
            actions={
              <Button size="S" icon="refresh" isPending={isValidating} onPress={retry}>
                {t('retry')}
              </Button>
            }
          >
            {problem.message}
          </InlineAlert>
        )}
        {data !== undefined && children(data)}
      </Stack>
    </LoadingRegion>
  );
}

export interface FailedProps {
  problem: ProblemError;
  isRetrying?: boolean | undefined;
  onRetry: () => void;
  /** What could not be loaded, when it is not the whole screen. */
  title?: string | undefined;
  /** S inside cards and panels. */
  size?: 'S' | 'M' | undefined;
  /** Place in the page's outline. */
  level?: 1 | 2 | undefined;
}

/** It could not be loaded: the sentence of the server, Retry, and the number that support asks for. */
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
