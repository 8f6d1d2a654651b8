import { lazy, Suspense, useState } from 'react';
import { Disclosure, Skeleton } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { dpiNetworkTexts } from '../dpi-network.texts';

// Loaded when it is opened: figures and charts are on demand (STA-03).
const NetworkFigures = lazy(async () => ({ default: (await import('./NetworkFigures')).NetworkFigures }));

/** The network’s diagnostic, closed until somebody opens it (STA-03). */
export function NetworkDpi() {
  const t = useTexts(dpiNetworkTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('title')} headingLevel={2} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" height={320} />}>
          <NetworkFigures />
        </Suspense>
      )}
    </Disclosure>
  );
}
