import type { ReactNode } from 'react';
import type { Panel } from '@ruta/contracts/kit/screen';
import { Card, ErrorState } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { PageSection } from '../../shared/PageSection';
import { sharedTexts } from '../../shared/shared.texts';

/** How a panel that failed is loaded again: with the whole screen. */
export interface Retry {
  isRetrying: boolean;
  onRetry: () => void;
}

interface HomePanelProps<T> extends Retry {
  title: string;
  /** What could not be loaded, in words. */
  failed: string;
  panel: Panel<T>;
  children: (data: T) => ReactNode;
}

/** A titled part of a home: its contents, or what could not be loaded, with Retry (law 8). */
export function HomePanel<T>({ title, failed, panel, isRetrying, onRetry, children }: HomePanelProps<T>) {
  const shared = useTexts(sharedTexts);
  return (
    <PageSection title={title}>
      {panel.state === 'ready' ? (
        children(panel.data)
      ) : (
        <Card>
          <ErrorState
            size="S"
            level={2}
            title={failed}
            retryLabel={shared('retry')}
            isRetrying={isRetrying}
            onRetry={onRetry}
          />
        </Card>
      )}
    </PageSection>
  );
}
