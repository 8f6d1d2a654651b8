import type { CatalogueCentral } from '@ruta/contracts/pfi/central-catalogue.schema';
import { Inline, Stack, StatusChip, Text } from '@ruta/design-system';
import { formatDay } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { centralCatalogueTexts } from '../central-catalogue.texts';
import { useCentralAudience } from '../use-central-audience';
import { Reasons } from './Reasons';

/** A central activity in its list: window, hours, whom it is for, its reasons, and how many schools have dated it. */
export function CentralLine({ central }: { central: CatalogueCentral }) {
  const t = useTexts(centralCatalogueTexts);
  const isEnglish = useLocale() === 'en';
  const audience = useCentralAudience();
  const { title, title_en, window_start, window_end, hours, active, schools, reasons } = central;
  const facts = [
    t('window', { from: formatDay(window_start), to: formatDay(window_end) }),
    t('hours', { count: hours }),
    audience(central),
  ];
  return (
    <Stack gap={2}>
      <Stack gap={1}>
        <Inline gap={2}>
          <Text {...(active ? {} : { tone: 'muted' as const })}>{(isEnglish && title_en) || title}</Text>
          {!active && <StatusChip status="cancelled">{t('retired')}</StatusChip>}
        </Inline>
        <Text variant="caption" tone="muted">
          {facts.join(' · ')}
        </Text>
        <Text variant="caption" tone="muted">
          {schools === 0 ? t('schools.none') : t('schools', { count: schools })}
        </Text>
      </Stack>
      {reasons.length === 0 ? (
        <Text variant="caption" tone="muted">
          {t('reasons.none')}
        </Text>
      ) : (
        <Reasons
          reasons={reasons.map(({ id, reason, reason_en }) => ({ id, reason: (isEnglish && reason_en) || reason }))}
        />
      )}
    </Stack>
  );
}
