import { Card, DescriptionList } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import type { SaidAnswer } from '../kept-survey';
import { surveyTexts } from '../survey.texts';

/** What was answered on this device, to be read; nothing without answers. */
export function Said({ said }: { said: readonly SaidAnswer[] }) {
  const t = useTexts(surveyTexts);
  if (said.length === 0) return null;
  return (
    <PageSection title={t('refused.said')}>
      <Card>
        <DescriptionList
          items={said.map(({ question, answer }, at) => ({ id: String(at), term: question, detail: answer }))}
        />
      </Card>
    </PageSection>
  );
}
