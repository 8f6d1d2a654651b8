import { ROLES } from '@ruta/contracts/roles';
import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import { Card, DescriptionList, Stack, Text } from '@ruta/design-system';
import { formatInstant } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { levelName } from '../../../shared/levels';
import { activityTexts } from '../activities.texts';

/** Description, place, duration and audience of an activity. */
export function ActivityFacts({ activity }: { activity: Activity }) {
  const t = useTexts(activityTexts);
  const locale = useLocale();
  const { me } = useSession();
  const { activity_type, description, duration_min, place, roles, levels, created_by, coach } = activity;
  const audience = [
    ...roles.map((role) => ROLES[role].name[locale]),
    ...levels.map((level) => levelName(level, locale)),
  ].join(', ');
  const fact = (id: string, term: string, detail: string | null | undefined) =>
    detail == null || detail === '' ? [] : [{ id, term, detail }];
  const moment = (instant: string | null) => (instant === null ? null : formatInstant(instant, me.user_timezone));
  return (
    <Card element="section" aria-label={t('facts')}>
      <Stack gap={4}>
        <Text variant="label" tone="muted">
          {t(`type.${activity_type}`)}
        </Text>
        {description !== '' && (
          <Text element="p" isPreformatted>
            {description}
          </Text>
        )}
        <DescriptionList
          columns={3}
          items={[
            ...fact('duration', t('fact.duration'), t('fact.minutes', { count: duration_min })),
            ...fact('place', t('fact.place'), place),
            ...fact('audience', t('fact.audience'), audience || t('everybody')),
            ...fact('coach', t('fact.coach'), coach?.fullname),
            ...fact('author', t('fact.author'), created_by?.fullname),
            ...fact('started', t('fact.started'), moment(activity.started_at)),
            ...fact('finished', t('fact.finished'), moment(activity.completed_at)),
          ]}
        />
      </Stack>
    </Card>
  );
}
