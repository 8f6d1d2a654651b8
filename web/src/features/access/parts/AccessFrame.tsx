import type { ReactNode } from 'react';
import { BrandMark, Card, Heading, LanguageToggle, Stack, Text, ThemeToggle } from '@ruta/design-system';
import { setColorScheme, useColorScheme } from '../../../lib/appearance';
import { setLocale, useLocale, useTexts } from '../../../lib/i18n';
import { LANGUAGES, themeNames } from '../../../shared/preferences';
import { sharedTexts } from '../../../shared/shared.texts';
import { usePageTitle } from '../../../shared/use-page-title';
import { accessTexts } from '../access.texts';
import { Column, Page, Preferences } from './AccessFrame.styles';
import { AccessScene } from './AccessScene';

/** The frame of forms outside the application: language, theme, brand and one card. */
export function AccessFrame({
  title,
  isWide = false,
  children,
}: {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  const t = useTexts(accessTexts);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const scheme = useColorScheme();
  usePageTitle(title);
  return (
    <Page>
      <AccessScene />
      <Preferences>
        <LanguageToggle label={shared('language')} names={LANGUAGES} value={locale} onChange={setLocale} isCompact />
        <ThemeToggle
          label={shared('theme')}
          names={themeNames(shared)}
          value={scheme}
          onChange={setColorScheme}
          isCompact
        />
      </Preferences>
      <Column data-wide={isWide || undefined}>
        <Stack gap={6}>
          <Stack gap={2} align="center">
            <BrandMark word={t('brand')} size="L" />
            <Text tone="muted" element="p">
              {t('tagline')}
            </Text>
          </Stack>
          <Card padding="L">
            <Stack gap={5}>
              <Heading level={1} size="L">
                {title}
              </Heading>
              {children}
            </Stack>
          </Card>
        </Stack>
      </Column>
    </Page>
  );
}
