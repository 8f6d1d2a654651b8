import { Skeleton, Stack, Text } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import type { Branch } from '../../../shared/branch';
import { SharePie } from '../../../shared/charts/SharePie';
import { ScreenState } from '../../../shared/ScreenState';
import { pfpNetworkTexts } from '../network.texts';
import { pfpStatistics } from '../pfp.calls';

/** How many of the plans that are expected of people they have consulted (STA-03; decision 0055). */
export function NetworkPfp({ filter }: { filter: Branch }) {
  const t = useTexts(pfpNetworkTexts);
  const result = useEndpoint(pfpStatistics, { query: { filter } });
  return (
    <ScreenState result={result} skeleton={<Skeleton shape="block" height={360} />} loadingLabel={t('loading')}>
      {({ data: { pie } }) => (
        <Stack gap={2}>
          <SharePie
            title={t('title')}
            summary={t('summary', { all: pie.consulted + pie.notConsulted, consulted: pie.consulted })}
            slices={[
              { id: 'consulted', label: t('consulted'), value: pie.consulted, color: 1 },
              { id: 'not', label: t('not'), value: pie.notConsulted, color: 3 },
            ]}
            rowHeader={t('row')}
            unit={t('unit')}
          />
          <Text tone="muted">{t('note')}</Text>
        </Stack>
      )}
    </ScreenState>
  );
}
