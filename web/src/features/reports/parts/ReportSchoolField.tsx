import { useState } from 'react';
import type { ReportSchoolType } from '@ruta/contracts/reports/report.schema';
import { ComboBox } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { Failed } from '../../../shared/ScreenState';
import { FILTER_MS, useSettled } from '../../../shared/use-settled';
import type { ChosenSchool } from '../report-choice';
import { findReportSchools } from '../reports.calls';
import { reportTexts } from '../reports.texts';

interface ReportSchoolFieldProps {
  type: ReportSchoolType;
  label: string;
  description?: string | undefined;
  /** The finished cycle of the address. */
  cycle: string | undefined;
  school: ChosenSchool | null;
  /** The server's refusal of it. */
  error: string | undefined;
  onChange: (school: ChosenSchool | null) => void;
}

/** Chooses a school of a report by part of its name: those that the caller is the coach of, or supports. */
export function ReportSchoolField(props: ReportSchoolFieldProps) {
  const { type, label, description, cycle, school, error, onChange } = props;
  const t = useTexts(reportTexts);
  const [typed, setTyped] = useState('');
  // The name of the chosen school in the field is not a search.
  const search = useSettled(typed === school?.name ? '' : typed.trim().slice(0, 200), FILTER_MS);
  const { data, problem, isValidating, retry } = useEndpoint(findReportSchools, {
    query: { type, size: '50', search: search === '' ? undefined : search, cycle_id: cycle },
  });
  if (problem && !data)
    return <Failed problem={problem} title={t('school.failed')} isRetrying={isValidating} onRetry={retry} size="S" />;
  const found = (data?.data ?? []).map(({ id, name, city }) => ({ id: String(id), label: name, description: city }));
  const chosen = school === null ? [] : [{ id: String(school.id), label: school.name }];
  const items = [...chosen, ...found.filter(({ id }) => id !== chosen[0]?.id)];
  const choose = (id: string | null) =>
    onChange(id === null ? null : { id: Number(id), name: items.find((item) => item.id === id)?.label ?? '' });
  return (
    <ComboBox
      label={label}
      description={description}
      placeholder={t('school.hint')}
      items={items}
      value={school === null ? null : String(school.id)}
      onChange={choose}
      onInputChange={setTyped}
      errorMessage={error}
      emptyText={t('school.none')}
    />
  );
}
