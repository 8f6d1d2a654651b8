import type { EmbeddedPage } from '@ruta/contracts/other-content/other-content.schema';
import { otherContentPages } from '@ruta/contracts/other-content/other-content.pages';
import { Button, Card, Inline, Link, Stack, StatusChip, Text } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { consoleTexts } from '../console.texts';

interface EmbeddedListProps {
  pages: readonly EmbeddedPage[];
  onEdit: (page: EmbeddedPage) => void;
}

/** The embedded pages with their states (OTH-02). */
export function EmbeddedList({ pages, onEdit }: EmbeddedListProps) {
  const t = useTexts(consoleTexts);
  const locale = useLocale();
  return (
    <PageSection title={t('pages')}>
      <Text tone="muted">{t('pages.intro')}</Text>
      {pages.map((page) => {
        const state = page.url !== '' && !page.is_allowed ? 'refused' : page.active ? 'active' : 'inactive';
        const name = locale === 'en' && page.title_en !== '' ? page.title_en : page.title;
        return (
          <Card key={page.key}>
            <Inline justify="between" gap={3}>
              <Stack gap={1}>
                <Inline gap={2}>
                  <Link href={otherContentPages[page.key].href()}>{name}</Link>
                  <StatusChip
                    status={state === 'refused' ? 'outdated' : state}
                    icon={state === 'refused' ? 'warning' : undefined}
                  >
                    {t(`page.state.${state}`)}
                  </StatusChip>
                </Inline>
                <Text variant="caption" tone="muted">
                  {page.url === '' ? t('page.none') : page.url}
                </Text>
              </Stack>
              <Button icon="edit" size="S" onPress={() => onEdit(page)}>
                {t('page.edit', { name })}
              </Button>
            </Inline>
          </Card>
        );
      })}
    </PageSection>
  );
}
