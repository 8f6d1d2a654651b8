import type { DpiStatistics } from '@ruta/contracts/dpi/dpi.schema';
import { DescriptionList, QuadrantTotals, Skeleton, Stack, Text } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import type { Branch } from '../../../shared/branch';
import { chartLabels } from '../../../shared/charts/chart-labels';
import { quadrantTexts } from '../../../shared/charts/quadrant.texts';
import { ScreenState } from '../../../shared/ScreenState';
import { dpiStatistics } from '../dpi.calls';
import { dpiNetworkTexts } from '../dpi-network.texts';

/** The diagnostic of the started cycle over all schools, or those of a filter (STA-03, STA-04). */
export function NetworkFigures({ filter }: { filter: Branch }) {
  const t = useTexts(dpiNetworkTexts);
  const result = useEndpoint(dpiStatistics, { query: { filter } });
  return (
    <ScreenState result={result} skeleton={<Skeleton shape="block" height={320} />} loadingLabel={t('loading')}>
      {({ data }) => <Figures figures={data} isWhole={Object.keys(filter).length === 0} />}
    </ScreenState>
  );
}

interface FiguresProps {
  figures: DpiStatistics;
  /** Whether they are of all schools: only of these it is told how many people used more time (decision 0052). */
  isWhole: boolean;
}

function Figures({ figures: { pie, hasDPi, notHasDPi, moreTime }, isWhole }: FiguresProps) {
  const t = useTexts(dpiNetworkTexts);
  const q = useTexts(quadrantTexts);
  const locale = useLocale();
  const of = (quadrant: number) => pie.find((row) => row.quadrant === quadrant);
  const total = (quadrant: number) => of(quadrant)?.total ?? 0;
  const share = (quadrant: number) => of(quadrant)?.percentage ?? 0;
  return (
    <Stack gap={5}>
      <DescriptionList
        columns={3}
        items={[
          { id: 'has', term: t('has'), detail: hasDPi },
          { id: 'has-not', term: t('has-not'), detail: notHasDPi },
          ...(isWhole ? [{ id: 'more', term: t('more'), detail: moreTime ?? t('more.none') }] : []),
        ]}
      />
      {isWhole && moreTime === null && <Text tone="muted">{t('more.note')}</Text>}
      <QuadrantTotals
        title={t('totals')}
        description={t('totals.note')}
        summary={t('totals.summary', { count: pie.reduce((sum, row) => sum + row.total, 0) })}
        labels={{ ...chartLabels(locale), empty: q('none') }}
        totals={[total(1), total(2), total(3), total(4), total(5)]}
        percentages={[share(1), share(2), share(3), share(4), share(5)]}
        words={{
          quadrants: [q('q1'), q('q2'), q('q3'), q('q4'), q('q5')],
          ...{ quadrant: q('quadrant'), count: q('count'), share: q('share') },
        }}
      />
    </Stack>
  );
}
