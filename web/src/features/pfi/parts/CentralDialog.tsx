import { DESCRIPTION_MAX, HOURS_MAX, HOURS_MIN, NAME_MAX } from '@ruta/contracts/imports/catalogue-limits';
import type { CatalogueCentral, CentralCycle, CentralSurvey } from '@ruta/contracts/pfi/central-catalogue.schema';
import { DateRangeField, NumberField, Select, Switch, TextArea, TextField } from '@ruta/design-system';
import { call } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { RevisedModal } from '../../../shared/conflict/RevisedModal';
import { useRevisedForm } from '../../../shared/conflict/use-revised-form';
import { addCentral, CENTRALS, changeCentral } from '../central-catalogue.calls';
import { centralCatalogueTexts } from '../central-catalogue.texts';
import { formOf, isComplete, typedOf } from '../central-form';
import { useCentralDifferences } from '../use-central-differences';
import { CentralAudience } from './CentralAudience';
import { CentralReasonFields } from './CentralReasonFields';

interface CentralDialogProps {
  /** The edited activity; null for a new one. */
  central: CatalogueCentral | null;
  /** The surveys that it may name. */
  surveys: readonly CentralSurvey[];
  cycle: CentralCycle;
  onClose: () => void;
}

const NO_SURVEY = '-';
const CODE_MAX = 60;

/** Writes a central activity with its reasons, or changes one (PFI-02). An edit that lost shows both versions. */
export function CentralDialog({ central, surveys, cycle, onClose }: CentralDialogProps) {
  const t = useTexts(centralCatalogueTexts);
  const form = useRevisedForm({
    ...{ record: central, typedOf, stale: 'pfi.central-stale', reload: CENTRALS, onClose },
  });
  const { typed, write, errors, theirs } = form;
  const differences = useCentralDifferences(typed, theirs);
  const send = (revision: number | undefined) =>
    central === null
      ? call(addCentral, { body: { ...formOf(typed), code: typed.code, cycle_id: cycle.id } })
      : call(changeCentral, {
          params: { id: central.id },
          body: { ...formOf(typed), revision: revision ?? central.revision },
        });
  const text = (name: 'title' | 'title_en' | 'description' | 'description_en') => ({
    label: t(`field.${name}`),
    value: typed[name],
    onChange: (value: string) => write({ [name]: value }),
    errorMessage: errors[name],
    ...(name.endsWith('_en') ? { description: t('field.english.help') } : { isRequired: true }),
  });
  const isKept = typed.survey !== null && !surveys.some(({ code }) => code === typed.survey);
  return (
    <RevisedModal
      size="L"
      title={t(central === null ? 'add' : 'edit.title')}
      form={form}
      why={isComplete(typed) ? undefined : t('why.incomplete')}
      words={t}
      differences={differences}
      onSave={() => form.save(send)}
      onKeepMine={() => form.keepMine(send)}
      onClose={onClose}
    >
      <TextField
        label={t('field.code')}
        description={t('field.code.help')}
        value={typed.code}
        onChange={(code) => write({ code })}
        maxLength={CODE_MAX}
        errorMessage={errors['code']}
        isReadOnly={central !== null}
        isRequired
      />
      <TextField {...text('title')} maxLength={NAME_MAX} />
      <TextField {...text('title_en')} maxLength={NAME_MAX} />
      <TextArea {...text('description')} maxLength={DESCRIPTION_MAX} />
      <TextArea {...text('description_en')} maxLength={DESCRIPTION_MAX} />
      <DateRangeField
        label={t('field.window')}
        startLabel={t('field.window_start')}
        endLabel={t('field.window_end')}
        value={{ start: typed.window_start, end: typed.window_end }}
        onChange={({ start, end }) => write({ window_start: start, window_end: end })}
        minValue={cycle.start_at}
        maxValue={cycle.end_at}
        opensAt={typed.window_start ?? cycle.start_at}
        startErrorMessage={errors['window_start']}
        endErrorMessage={errors['window_end']}
        isRequired
      />
      <NumberField
        label={t('field.hours')}
        description={t('field.hours.help')}
        value={typed.hours}
        onChange={(hours) => write({ hours })}
        minValue={HOURS_MIN}
        maxValue={HOURS_MAX}
        step={0.1}
        errorMessage={errors['hours']}
        isRequired
      />
      <CentralAudience roles={typed.roles} levels={typed.levels} onChange={write} />
      <CentralReasonFields reasons={typed.reasons} errors={errors} onChange={(reasons) => write({ reasons })} />
      <Select
        label={t('field.survey')}
        items={[
          { id: NO_SURVEY, label: t('survey.none') },
          ...(isKept ? [{ id: typed.survey ?? '', label: t('survey.unpublished', { code: typed.survey ?? '' }) }] : []),
          ...surveys.map(({ code, title }) => ({ id: code, label: title })),
        ]}
        value={typed.survey ?? NO_SURVEY}
        onChange={(code) => write({ survey: code === NO_SURVEY ? null : code })}
        errorMessage={errors['survey']}
      />
      <Switch isSelected={typed.gives_proof} onChange={(gives_proof) => write({ gives_proof })}>
        {t('field.gives_proof')}
      </Switch>
    </RevisedModal>
  );
}
