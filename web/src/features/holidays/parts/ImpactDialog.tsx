import { IMPACT_HOLIDAYS_MAX } from '@ruta/contracts/holidays/limits';
import type { ImpactItem } from '@ruta/contracts/holidays/holiday.schema';
import { Button, Link, Modal, Stack, Text } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { Failed } from '../../../shared/ScreenState';
import { sharedTexts } from '../../../shared/shared.texts';
import { Lines } from '../../../shared/Lines';
import { readImpact } from '../holidays.calls';
import { holidayTexts } from '../holidays.texts';

/** What is planned on holidays that were saved; nothing is shown where nothing is (VC-06). */
export function ImpactDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const t = useTexts(holidayTexts);
  const shared = useTexts(sharedTexts);
  const result = useEndpoint(readImpact, { query: { ids: ids.slice(0, IMPACT_HOLIDAYS_MAX).join(',') } });
  const { problem, isValidating, retry } = result;
  const impact = result.data?.data;
  if (problem === undefined && (impact === undefined || impact.visits.total + impact.activities.total === 0))
    return null;
  const hidden = impact === undefined ? 0 : impact.visits.hidden + impact.activities.hidden;
  const reached = impact === undefined ? 0 : impact.visits.total + impact.activities.total - hidden;
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(problem ? 'impact.failed' : 'impact.title')}
      closeLabel={shared('close')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {shared('close')}
        </Button>
      }
    >
      {problem || impact === undefined ? (
        problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />
      ) : (
        <Stack gap={4}>
          <Text element="p">
            {t('impact.body', {
              visits: t('impact.visits', { count: impact.visits.total }),
              activities: t('impact.activities', { count: impact.activities.total }),
            })}
          </Text>
          <Lines aria-label={t('impact.list')}>
            {impact.items.map((item) => (
              <li key={item.id}>
                <PlannedItem item={item} />
              </li>
            ))}
          </Lines>
          {reached > impact.items.length && (
            <Text element="p" tone="muted">
              {t('impact.more', { count: impact.items.length })}
            </Text>
          )}
          {hidden > 0 && (
            <Text element="p" tone="muted">
              {t('impact.hidden', { count: hidden })}
            </Text>
          )}
        </Stack>
      )}
    </Modal>
  );
}

/** Where and when, with the way to it where the role has a page of it. */
function PlannedItem({ item }: { item: ImpactItem }) {
  const t = useTexts(holidayTexts);
  const words = `${formatDay(item.date)} ${item.time} · ${t(item.isVisit ? 'visit' : 'activity')}: ${item.title}`;
  return (
    <>
      {item.url === null ? (
        <Text>{words}</Text>
      ) : (
        <Link href={item.url} newTabLabel={t('new-tab')}>
          {words}
        </Link>
      )}
      <Text element="p" variant="caption" tone="muted">
        {item.school.name}
      </Text>
    </>
  );
}
