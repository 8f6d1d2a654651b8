import { useState } from 'react';
import type { ReportEntry, ReportFormat } from '@ruta/contracts/reports/report.schema';
import { DateRangeField, RadioGroup, snackbar } from '@ruta/design-system';
import type { DateRange } from '@ruta/design-system';
import { download } from '../../../lib/api/download';
import { useTexts } from '../../../lib/i18n';
import { saveFile } from '../../../lib/save-file';
import { FormModal } from '../../../shared/FormModal';
import { useSubmission } from '../../../shared/use-submission';
import type { ReportChoice } from '../report-choice';
import { reportHref } from '../reports.calls';
import { reportTexts } from '../reports.texts';
import { ReportSchoolField } from './ReportSchoolField';

interface ReportDialogProps {
  report: ReportEntry;
  /** The finished cycle of the address. */
  cycle: string | undefined;
  choice: ReportChoice;
  onChoose: (choice: ReportChoice) => void;
  onClose: () => void;
}

/**
 * Asks of which schools and days a report is, and saves its file. It closes once the file is saved; a refusal stands
 * beside its field or above them, and what was chosen stays (REP-01).
 */
export function ReportDialog({ report, cycle, choice, onChoose, onClose }: ReportDialogProps) {
  const { key, name, description, pickers, has_range } = report;
  const t = useTexts(reportTexts);
  const [range, setRange] = useState<DateRange>({ start: null, end: null });
  const { submit, errors, ...submission } = useSubmission();
  const school = pickers.includes('school') ? choice.school : null;
  const support = pickers.includes('support_school') ? choice.support : null;
  const choose = (part: Partial<ReportChoice>) => onChoose({ ...choice, ...part });
  const save = () =>
    submit(async () => {
      const file = await download(
        reportHref(key, {
          ...{ school_id: school?.id, support_school_id: support?.id, cycle_id: cycle },
          ...{ from: range.start, to: range.end, format: choice.format },
        }),
      );
      saveFile(file.content, file.name);
      snackbar.show({ message: t('saved', { name: file.name }), tone: 'success' });
      onClose();
    });
  return (
    <FormModal
      title={name}
      description={description}
      form={submission}
      why={school === null && support === null ? t('choose-first') : undefined}
      saveWords={{ save: t('download'), saving: t('downloading') }}
      onSave={save}
      onClose={onClose}
    >
      {pickers.includes('school') && (
        <ReportSchoolField
          type="titular"
          label={t('school')}
          cycle={cycle}
          school={school}
          error={errors['school_id']}
          onChange={(chosen) => choose({ school: chosen })}
        />
      )}
      {pickers.includes('support_school') && (
        <ReportSchoolField
          type="support"
          label={t('school.support')}
          description={pickers.includes('school') ? t('school.optional') : undefined}
          cycle={cycle}
          school={support}
          error={errors['support_school_id']}
          onChange={(chosen) => choose({ support: chosen })}
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
          errorMessage={errors['from'] ?? errors['to']}
        />
      )}
      <RadioGroup
        label={t('format')}
        orientation="horizontal"
        items={[
          { id: 'xlsx', label: t('format.xlsx') },
          { id: 'csv', label: t('format.csv') },
        ]}
        value={choice.format}
        onChange={(format) => choose({ format: format as ReportFormat })}
      />
    </FormModal>
  );
}
