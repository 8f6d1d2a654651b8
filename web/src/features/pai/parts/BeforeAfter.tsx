import type { Pai, PaiCompared } from '@ruta/contracts/pai/pai.schema';
import { Card, DescriptionList, Heading, Stack, Text } from '@ruta/design-system';
import { useTexts, type TranslateOf } from '../../../lib/i18n';
import { changeOf } from '../../../shared/charts/change-of';
import { paiTexts } from '../pai.texts';

/** The average of an item's theme in the plan's cycle and in the next one, or why there is none (PAI-02). */
export function BeforeAfter({ pai, theme, name }: { pai: Pai; theme: string; name: string }) {
  const t = useTexts(paiTexts);
  const { compared, cycle } = pai;
  const found = compared?.themes.find((one) => one.theme === theme);
  if (!compared || !found) return null;
  const { before, after } = found;
  const figure = (average: number | null) => (average === null ? t('compared.none') : average.toFixed(1));
  const next = compared.next?.name;
  return (
    <Card tone="inset" element="section" aria-label={t('compared.of', { theme: name })}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={3} size="S">
            {t('compared')}
          </Heading>
          <Text variant="caption" tone="muted">
            {t('compared.note')}
          </Text>
        </Stack>
        <DescriptionList
          columns={3}
          items={[
            { id: 'before', term: t('compared.before', { cycle: cycle.name }), detail: figure(before) },
            {
              ...{ id: 'after', detail: figure(after) },
              term: next === undefined ? t('compared.next') : t('compared.after', { cycle: next }),
            },
            ...(before !== null && after !== null
              ? [{ id: 'change', term: t('compared.change'), detail: changeOf(after - before) }]
              : []),
          ]}
        />
        {before === null && <Text tone="muted">{t('compared.few', { cycle: cycle.name })}</Text>}
        {after === null && <Text tone="muted">{whyNot(compared, t)}</Text>}
      </Stack>
    </Card>
  );
}

const whyNot = ({ reason, next }: PaiCompared, t: TranslateOf<typeof paiTexts>): string => {
  const cycle = next?.name ?? '';
  return reason === null ? t('compared.few-after', { cycle }) : t(`compared.${reason}`, { cycle });
};
