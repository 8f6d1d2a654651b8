import { useState } from 'react';
import type { ShareCandidates } from '@ruta/contracts/sharing/sharing.schema';
import { sharedTitle, sharingLetterWords, STOP_LABEL } from '@ruta/contracts/sharing/sharing.letters';
import type { Locale } from '@ruta/contracts/locale';
import { Card, Divider, Inline, SegmentedControl, Stack, Text } from '@ruta/design-system';
import type { SharingContext } from '@ruta/state-machines/sharing/sharing.machine';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { sharingTexts } from '../sharing.texts';

export interface LetterPreviewProps {
  context: SharingContext;
  candidates: ShareCandidates;
  /** The given names of the first recipient. */
  reader: string | undefined;
}

/** The words of the letter in either language, by the function that writes it. */
export function LetterPreview({ context, candidates, reader }: LetterPreviewProps) {
  const t = useTexts(sharingTexts);
  const { me } = useSession();
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  const chosen = new Set(context.activities);
  const words = sharingLetterWords(locale, {
    ...{ name: reader ?? t('letter.reader'), author: me.user.fullname, school: candidates.school.name },
    ...{ start_at: context.start, end_at: context.end, message: context.message, hasCalendar: context.sendCalendar },
    activities: candidates.activities
      .filter(({ id }) => chosen.has(id))
      .map((activity) => ({ ...activity, title: titleIn(locale, own, activity) })),
    url: '',
  });
  return (
    <Card tone="inset" element="section" aria-label={t('letter')}>
      <Stack gap={3}>
        <Inline gap={3} justify="between">
          <Text variant="caption" tone="muted">
            {t('letter.language.help')}
          </Text>
          <SegmentedControl
            label={t('letter.language')}
            size="S"
            value={locale}
            onChange={setLocale}
            options={[
              { id: 'es', label: 'Español', lang: 'es' },
              { id: 'en', label: 'English', lang: 'en' },
            ]}
          />
        </Inline>
        <Divider />
        <div lang={locale}>
          <Stack gap={3}>
            <Text weight="medium" element="p">
              {words.subject}
            </Text>
            {words.paragraphs.map((paragraph, at) => (
              <Text key={`${at} ${paragraph}`} element="p">
                {paragraph}
              </Text>
            ))}
            {words.notes?.map((note) => (
              <Text key={note} element="p" variant="caption" tone="muted">
                {note}
              </Text>
            ))}
            {context.sendCalendar && (
              <Text element="p" variant="caption" tone="muted">
                {STOP_LABEL[locale]}
              </Text>
            )}
          </Stack>
        </div>
        {context.sendCalendar && <Text variant="label">{t('letter.attached')}</Text>}
      </Stack>
    </Card>
  );
}

/** A visit is named in the letter's language; the server told its title in the reader's. */
function titleIn(locale: Locale, own: Locale, { type, title }: ShareCandidates['activities'][number]): string {
  if (type !== 'SchoolVisitActivity' || locale === own) return title;
  const before = sharedTitle(own, { type, title: '', coach: '' });
  const coach = title.startsWith(before) ? title.slice(before.length) : null;
  return sharedTitle(locale, { type, title, coach });
}
