import { Skeleton } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { bankScreen } from '../bank.calls';
import { bankTexts } from '../bank.texts';
import { BankView } from '../parts/BankView';

/** The questions of the diagnostic; with `?cycle=` those of another cycle (DPI-02). */
export function DpiBankPage() {
  const t = useTexts(bankTexts);
  const cycle = useCycleInAddress();
  const result = useScreen(bankScreen, { query: { cycle } });
  usePageTitle(t('title'));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading')}
    >
      {(data) => <BankView {...data} />}
    </ScreenState>
  );
}
