import { useState } from 'react';
import type { ReportEntry, ReportFormat } from '@ruta/contracts/reports/report.schema';
import { Card, DateRangeField, Heading, Inline, SegmentedControl, Stack, Text } from '@ruta/design-system';
import type { DateRange } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { DocumentButton } from '../../../shared/documents/DocumentButton';
import { FormColumn } from '../../../shared/FormColumn';
import { reportHref } from '../reports.calls';
import { reportTexts } from '../reports.texts';
import { ReportSchoolField } from './ReportSchoolField';

interface Chosen {
  id: number;
  name: string;
}

interface ReportCardProps {
  report: ReportEntry;
  /** The finished cycle of the address. */
  cycle: string | undefined;
}

/** One report: what it contains, of which schools and days, and its file (REP-01). */
export function ReportCard({ report: { key, name, description, pickers, has_range }, cycle }: ReportCardProps) {
  const t = useTexts(reportTexts);
  const [school, setSchool] = useState<Chosen | null>(null);
  const [support, setSupport] = useState<Chosen | null>(null);
  const [range, setRange] = useState<DateRange>({ start: null, end: null });
  const [format, setFormat] = useState<ReportFormat>('xlsx');
  const isChosen = school !== null || support !== null;
  const href = reportHref(key, {
    ...{ school_id: school?.id, support_school_id: support?.id, cycle_id: cycle },
    ...{ from: range.start, to: range.end, format },
  });
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="S">
          {name}
        </Heading>
        <Text tone="muted">{description}</Text>
        <FormColumn>
          {pickers.includes('school') && (
            <ReportSchoolField type="titular" label={t('school')} cycle={cycle} school={school} onChange={setSchool} />
          )}
          {pickers.includes('support_school') && (
            <ReportSchoolField
              type="support"
              label={t('school.support')}
              description={pickers.includes('school') ? t('school.optional') : undefined}
              cycle={cycle}
              school={support}
              onChange={setSupport}
            />
          )}
          {has_range && (
            <DateRangeField
              label={t('range')}
              description={t('range.hint')}
              startLabel={t('from')}
              endLabel={t('to')}
              value={range}
              onChange={setRange}
            />
          )}
          <Inline>
            <SegmentedControl
              label={t('format')}
              options={[
                { id: 'xlsx', label: t('format.xlsx') },
                { id: 'csv', label: t('format.csv') },
              ]}
              value={format}
              onChange={setFormat}
            />
          </Inline>
          {isChosen ? (
            <Inline>
              <DocumentButton href={href} variant="primary">
                {t('download')}
              </DocumentButton>
            </Inline>
          ) : (
            <Text tone="muted">{t('choose-first')}</Text>
          )}
        </FormColumn>
      </Stack>
    </Card>
  );
}
