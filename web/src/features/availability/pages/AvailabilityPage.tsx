import { Skeleton } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { availabilityScreen } from '../availability.calls';
import { availabilityTexts } from '../availability.texts';
import { AvailabilityView } from '../parts/AvailabilityView';

/** When an agent gives sessions (VC-04). */
export function AvailabilityPage() {
  const t = useTexts(availabilityTexts);
  usePageTitle(t('title'));
  return (
    <ScreenState
      isWholePage
      result={useScreen(availabilityScreen, {})}
      skeleton={<Skeleton shape="block" height={480} />}
      loadingLabel={t('loading')}
    >
      {(data) => <AvailabilityView {...data} />}
    </ScreenState>
  );
}
