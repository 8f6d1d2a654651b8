import type { ReactNode } from 'react';
import { BrandMark, Card, Heading, LanguageToggle, Stack, Text, ThemeToggle } from '@ruta/design-system';
import { setColorScheme, useColorScheme } from '../../lib/appearance';
import { setLocale, useLocale, useTexts } from '../../lib/i18n';
import { LANGUAGES, themeNames } from '../preferences';
import { sharedTexts } from '../shared.texts';
import { usePageTitle } from '../use-page-title';
import { outsideTexts } from './outside.texts';
import { Column, Page, Preferences } from './OutsideFrame.styles';
import { OutsideScene } from './OutsideScene';

/** The frame of forms outside the application: language, theme, brand and one card. */
export function OutsideFrame({
  title,
  isWide = false,
  children,
}: {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  const t = useTexts(outsideTexts);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const scheme = useColorScheme();
  usePageTitle(title);
  return (
    <Page>
      <OutsideScene />
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
