import type { ComponentProps } from 'react';
import { SCHOOL_HISTORY_MAX } from '@ruta/contracts/hierarchy/limits';
import { EmptyState, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { schoolHistoryScreen } from '../school-history.calls';
import { schoolHistoryTexts } from '../school-history.texts';
import { CycleTimeline } from './CycleTimeline';

export interface SchoolHistoryProps {
  area: Parameters<typeof schoolHistoryScreen>[0];
  schoolId: string;
  /** Where one comes from. */
  backTo: ComponentProps<typeof PageHeader>['backTo'];
}

/** Who accompanied a school, cycle by cycle: its own people's, coaches', and the management's (HIE-06). */
export function SchoolHistory({ area, schoolId, backTo }: SchoolHistoryProps) {
  const t = useTexts(schoolHistoryTexts);
  const cycle = useCycleInAddress();
  const isOwn = area === 'scholastic' || area === 'professor';
  const title = t(isOwn ? 'title.own' : 'title');
  const result = useScreen(schoolHistoryScreen(area), { params: { school_id: schoolId }, query: { cycle } });
  const data = result.isPrevious ? undefined : result.data;
  usePageTitle(data ? `${title}, ${data.school.name}` : title);
  return (
    <ScreenState
      isWholePage
      result={{ ...result, data }}
      loadingLabel={t('loading')}
      skeleton={
        <Stack gap={6}>
          <Skeleton shape="block" height={36} width={55} />
          <Skeleton shape="block" height={320} />
          <Skeleton shape="block" height={320} />
        </Stack>
      }
    >
      {({ school, cycles, today, is_whole }) => (
        <Stack gap={6}>
          <PageHeader title={title} meta={<Text tone="muted">{school.name}</Text>} backTo={backTo} />
          {cycles.length === 0 && <EmptyState icon="history" title={t('empty.title')} body={t('empty.body')} />}
          {cycles.map((one) => (
            <CycleTimeline key={one.id} cycle={one} today={today} />
          ))}
          {!is_whole && <Text tone="muted">{t('not-whole', { count: SCHOOL_HISTORY_MAX })}</Text>}
        </Stack>
      )}
    </ScreenState>
  );
}
