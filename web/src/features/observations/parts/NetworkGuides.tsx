import { Skeleton } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import type { Branch } from '../../../shared/branch';
import { ScreenState } from '../../../shared/ScreenState';
import { figureTexts } from '../figures.texts';
import { guideStatistics } from '../observations.calls';
import { GuideTable } from './GuideTable';

/** Results of observations by guide, over several schools (STA-03). */
export function NetworkGuides({ filter }: { filter: Branch }) {
  const t = useTexts(figureTexts);
  const lang = useLocale() === 'en' ? 'en' : undefined;
  const result = useEndpoint(guideStatistics, { query: { filter, lang } });
  return (
    <ScreenState result={result} skeleton={<Skeleton shape="block" height={200} />} loadingLabel={t('network.loading')}>
      {({ data }) => <GuideTable guides={data} />}
    </ScreenState>
  );
}
