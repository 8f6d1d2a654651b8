import { Suspense, lazy } from 'react';
import { Skeleton } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { PageSection } from '../PageSection';
import type { AttendancePanelProps } from './AttendancePanel';
import { recordTexts } from './record.texts';

// Loaded on demand; it fetches the people itself.
const AttendancePanel = lazy(async () => ({ default: (await import('./AttendancePanel')).AttendancePanel }));

/** The attendance panel of a running visit or activity, loaded after the page. */
export function AttendancePlace(props: AttendancePanelProps) {
  const t = useTexts(recordTexts);
  const waiting = (
    <PageSection title={t('attendance')}>
      <Skeleton shape="block" height={420} />
    </PageSection>
  );
  return (
    <Suspense fallback={waiting}>
      <AttendancePanel {...props} />
    </Suspense>
  );
}
