import { Skeleton } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import type { Branch } from '../../../shared/branch';
import { SharePie } from '../../../shared/charts/SharePie';
import { ScreenState } from '../../../shared/ScreenState';
import { paiNetworkTexts } from '../network.texts';
import { paiStatistics } from '../pai.calls';

/** How many active schools have an established action plan (STA-03). */
export function NetworkPai({ filter }: { filter: Branch }) {
  const t = useTexts(paiNetworkTexts);
  const result = useEndpoint(paiStatistics, { query: { filter } });
  return (
    <ScreenState result={result} skeleton={<Skeleton shape="block" height={360} />} loadingLabel={t('loading')}>
      {({ data: { pie } }) => (
        <SharePie
          title={t('title')}
          summary={t('summary', { has: pie.hasPai, not: pie.notHasPai })}
          slices={[
            { id: 'has', label: t('has'), value: pie.hasPai, color: 1 },
            { id: 'not', label: t('not'), value: pie.notHasPai, color: 3 },
          ]}
          rowHeader={t('row')}
          unit={t('unit')}
        />
      )}
    </ScreenState>
  );
}
