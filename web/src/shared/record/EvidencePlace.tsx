import { Suspense, lazy } from 'react';
import { Skeleton } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { PageSection } from '../PageSection';
import type { EvidencePanelProps } from './EvidencePanel';
import { recordTexts } from './record.texts';

// Loaded on demand: uploads are as large as a form and are at the end of the page.
const EvidencePanel = lazy(async () => ({ default: (await import('./EvidencePanel')).EvidencePanel }));

/** The evidence panel of a running visit or activity, loaded after the page. */
export function EvidencePlace(props: EvidencePanelProps) {
  const t = useTexts(recordTexts);
  const waiting = (
    <PageSection title={t('evidence')}>
      <Skeleton shape="block" height={128} />
    </PageSection>
  );
  return (
    <Suspense fallback={waiting}>
      <EvidencePanel {...props} />
    </Suspense>
  );
}
