import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorState } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { NotFound } from '../shared/PageStates';
import { sharedTexts } from '../shared/shared.texts';
import { usePageTitle } from '../shared/use-page-title';
import { appTexts } from './app.texts';

/** Messages of different browsers for a chunk that failed to load. */
const CHUNK = /dynamically imported module|module script failed|Unable to preload|Importing a module/i;

const isChunk = (error: unknown) => error instanceof Error && CHUNK.test(error.message);

export interface RouteErrorProps {
  /** Reloads the page. A chunk that failed, or belongs to an older build, cannot be retried otherwise. */
  reload?: () => void;
}

/** A page that threw or whose code failed to load. The frame stays; Retry reloads the page. */
export function RouteError({ reload = () => window.location.reload() }: RouteErrorProps) {
  const error = useRouteError();
  const t = useTexts(appTexts);
  const shared = useTexts(sharedTexts);
  const kind = isChunk(error) ? 'chunk' : 'broken';
  usePageTitle(t(`${kind}.title`));
  useEffect(() => {
    if (kind === 'broken') console.error(error);
  }, [kind, error]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <ErrorState
      level={1}
      title={t(`${kind}.title`)}
      body={t(`${kind}.body`)}
      retryLabel={shared('retry')}
      onRetry={reload}
    />
  );
}
