import { Button, Card, FormActions, Heading, Stack, Text } from '@ruta/design-system';
import { formatDayUnbroken, dayOf } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { surveyTexts } from '../survey.texts';
import type { WholeSurvey } from '../survey-words';

/** What the survey asks, who will see the answers, and until when it is taken. */
export function Instructions({ survey, onBegin }: { survey: WholeSurvey; onBegin: () => void }) {
  const t = useTexts(surveyTexts);
  const { me } = useSession();
  const { anonymous, min_group, closes_at, questions, instructions, language } = survey;
  const until = closes_at === null ? undefined : formatDayUnbroken(dayOf(closes_at, me.user_timezone));
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading level={2} size="M">
              {t('instructions.title')}
            </Heading>
            <div lang={language}>
              <Text element="p" isPreformatted>
                {instructions}
              </Text>
            </div>
            <Text tone="muted">
              {[
                t('instructions.count', { count: questions.length }),
                ...(until === undefined ? [] : [t('instructions.until', { day: until })]),
              ].join('. ')}
            </Text>
          </Stack>
          <Stack gap={2}>
            <Heading level={2} size="M">
              {t('who.title')}
            </Heading>
            <Text element="p">{anonymous ? t('who.anonymous', { count: min_group }) : t('who.named')}</Text>
          </Stack>
        </Stack>
      </Card>
      <FormActions
        primary={
          <Button variant="primary" onPress={onBegin}>
            {t('begin')}
          </Button>
        }
      />
    </Stack>
  );
}
