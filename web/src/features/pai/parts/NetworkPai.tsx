import { Skeleton } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import type { Branch } from '../../../shared/branch';
import { SchoolPie } from '../../../shared/charts/SchoolPie';
import { ScreenState } from '../../../shared/ScreenState';
import { paiNetworkTexts } from '../network.texts';
import { paiStatistics } from '../pai.calls';

/** How many active schools have an established action plan (STA-03). */
export function NetworkPai({ filter }: { filter: Branch }) {
  const t = useTexts(paiNetworkTexts);
  const result = useEndpoint(paiStatistics, { query: { filter } });
  return (
    <ScreenState result={result} skeleton={<Skeleton shape="block" height={360} />} loadingLabel={t('loading')}>
      {({ data: { pie } }) => <SchoolPie title={t('title')} has={pie.hasPai} not={pie.notHasPai} />}
    </ScreenState>
  );
}
