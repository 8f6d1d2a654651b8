import { Suspense, lazy } from 'react';
import { Skeleton } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { PageSection } from '../PageSection';
import type { AttendancePanelProps } from './AttendancePanel';
import { recordTexts } from './record.texts';

// Its own chunk: it asks the server for the people by itself, and its code arrives beside them.
const AttendancePanel = lazy(async () => ({ default: (await import('./AttendancePanel')).AttendancePanel }));

/** The attendance of what is running, loaded after the rest of its page. */
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
