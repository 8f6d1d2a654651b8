import { Skeleton } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import type { Branch } from '../../../shared/branch';
import { SharePie } from '../../../shared/charts/SharePie';
import { ScreenState } from '../../../shared/ScreenState';
import { pfiNetworkTexts } from '../network.texts';
import { pfiStatistics } from '../pfi.calls';

/** How many active schools have an established yearly plan (STA-03). */
export function NetworkPfi({ filter }: { filter: Branch }) {
  const t = useTexts(pfiNetworkTexts);
  const result = useEndpoint(pfiStatistics, { query: { filter } });
  return (
    <ScreenState result={result} skeleton={<Skeleton shape="block" height={360} />} loadingLabel={t('loading')}>
      {({ data: { pie } }) => (
        <SharePie
          title={t('title')}
          summary={t('summary', { has: pie.hasPfi, not: pie.notHasPfi })}
          slices={[
            { id: 'has', label: t('has'), value: pie.hasPfi, color: 1 },
            { id: 'not', label: t('not'), value: pie.notHasPfi, color: 3 },
          ]}
          rowHeader={t('row')}
          unit={t('unit')}
        />
      )}
    </ScreenState>
  );
}
