import { useState } from 'react';
import type { ReportEntry } from '@ruta/contracts/reports/report.schema';
import { Button, Card, Heading, Stack, Text } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { NO_CHOICE } from '../report-choice';
import { reportTexts } from '../reports.texts';
import { ReportDialog } from './ReportDialog';
import { ReportRow } from './ReportList.styles';

interface ReportListProps {
  reports: readonly ReportEntry[];
  /** The finished cycle of the address. */
  cycle: string | undefined;
}

/** The reports that the caller may download, one below the other; the last chosen school is that of the next (REP-01). */
export function ReportList({ reports, cycle }: ReportListProps) {
  const t = useTexts(reportTexts);
  const [choice, setChoice] = useState(NO_CHOICE);
  const [opened, setOpened] = useState<string | null>(null);
  const report = reports.find(({ key }) => key === opened);
  return (
    <>
      <Stack gap={3} element="ul" aria-label={t('reports')}>
        {reports.map(({ key, name, description }) => (
          <Card key={key} element="li">
            <ReportRow>
              <Stack gap={1}>
                <Heading level={2} size="S">
                  {name}
                </Heading>
                <Text tone="muted">{description}</Text>
              </Stack>
              <Button icon="download" aria-label={t('download.of', { name })} onPress={() => setOpened(key)}>
                {t('download')}
              </Button>
            </ReportRow>
          </Card>
        ))}
      </Stack>
      {report && (
        <ReportDialog
          key={report.key}
          report={report}
          cycle={cycle}
          choice={choice}
          onChoose={setChoice}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
