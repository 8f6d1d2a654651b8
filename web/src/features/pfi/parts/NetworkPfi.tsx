import { Skeleton } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import type { Branch } from '../../../shared/branch';
import { SchoolPie } from '../../../shared/charts/SchoolPie';
import { ScreenState } from '../../../shared/ScreenState';
import { pfiNetworkTexts } from '../network.texts';
import { pfiStatistics } from '../pfi.calls';

/** How many active schools have an established yearly plan (STA-03). */
export function NetworkPfi({ filter }: { filter: Branch }) {
  const t = useTexts(pfiNetworkTexts);
  const result = useEndpoint(pfiStatistics, { query: { filter } });
  return (
    <ScreenState result={result} skeleton={<Skeleton shape="block" height={360} />} loadingLabel={t('loading')}>
      {({ data: { pie } }) => <SchoolPie title={t('title')} has={pie.hasPfi} not={pie.notHasPfi} />}
    </ScreenState>
  );
}
