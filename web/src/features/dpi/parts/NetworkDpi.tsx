import { lazy, Suspense, useState } from 'react';
import { Button, Skeleton, Stack } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { dpiNetworkTexts } from '../dpi-network.texts';

// Loaded when it is opened (STA-03), with the results, so that it is no file of its own: that would make pages heavier.
const NetworkFigures = lazy(async () => ({ default: (await import('../pages/DpiResultPages')).NetworkFigures }));

/** The network’s diagnostic, closed until somebody opens it (STA-03). */
export function NetworkDpi() {
  const t = useTexts(dpiNetworkTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={4}>
      <div>
        <Button aria-expanded={isOpen} icon="chart" onPress={() => setOpen(!isOpen)}>
          {t('title')}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" height={320} />}>
          <NetworkFigures />
        </Suspense>
      )}
    </Stack>
  );
}
