import type { SharedActivity } from '@ruta/contracts/sharing/sharing.schema';
import { Card, Stack, Text } from '@ruta/design-system';
import { formatDay, formatDayUnbroken } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { sharedAgendaTexts } from '../shared.texts';

/** The activities of a sharing as they were sent, each with what became of it. */
export function SharedActivities({ activities }: { activities: readonly SharedActivity[] }) {
  const t = useTexts(sharedAgendaTexts);
  return (
    <Stack gap={3}>
      {activities.map(({ id, title, date, time, place, later }) => (
        <Card key={id} element="article" aria-label={title} tone={later ? 'inset' : 'surface'}>
          <Stack gap={1}>
            <Text weight="medium">{title}</Text>
            <Text>{[`${formatDay(date)}, ${time}`, place].filter(Boolean).join(' · ')}</Text>
            {later && (
              <Text weight="medium">
                {later.state === 'gone'
                  ? t('later.gone')
                  : t('later.moved', { day: formatDayUnbroken(later.date ?? ''), time: later.time ?? '' })}
              </Text>
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
