import type { CataloguePlan, PlanForm } from '@ruta/contracts/pfp/catalogue.schema';
import {
  FORMATION_KEY_MAX,
  FORMATION_NAME_MAX,
  FORMATION_ROLES,
  FORMATION_TEXT_MAX,
  HOURS_MAX,
} from '@ruta/contracts/pfp/limits';
import { Checkbox, CheckboxGroup, NumberField, TextArea, TextField } from '@ruta/design-system';
import { call } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { RevisedModal } from '../../../shared/conflict/RevisedModal';
import { useRevisedForm } from '../../../shared/conflict/use-revised-form';
import { LEVEL_KEYS, levelName } from '../../../shared/levels';
import { addPlan, changePlan, FORMATION_CATALOGUE } from '../catalogue.calls';
import { catalogueTexts } from '../catalogue.texts';
import { useAudience } from '../use-audience';

interface PlanDialogProps {
  /** The edited plan; null for a new one. */
  plan: CataloguePlan | null;
  /** Of a new plan. */
  cycleId: number;
  onClose: () => void;
}

interface Typed extends Record<'key' | 'name_es' | 'name_en' | 'description_es' | 'description_en', string> {
  levels: PlanForm['levels'];
  roles: PlanForm['roles'];
  hours: number | null;
}

const typedOf = (plan: CataloguePlan | null): Typed => ({
  ...{ key: plan?.key ?? '', name_es: plan?.name_es ?? '', name_en: plan?.name_en ?? '' },
  ...{ description_es: plan?.description_es ?? '', description_en: plan?.description_en ?? '' },
  ...{ levels: plan?.levels ?? [], roles: plan?.roles ?? [], hours: plan?.hours ?? null },
});

const TEXTS = ['name_es', 'name_en', 'description_es', 'description_en'] as const;

/** Writes a plan, or changes one (PFP-01). Mounted while it is open; an edit that lost shows both versions. */
export function PlanDialog({ plan, cycleId, onClose }: PlanDialogProps) {
  const t = useTexts(catalogueTexts);
  const locale = useLocale();
  const audience = useAudience();
  const form = useRevisedForm({
    ...{ record: plan, typedOf, stale: 'pfp.stale', reload: FORMATION_CATALOGUE, onClose },
  });
  const { typed, write, errors, theirs } = form;
  const isFixed = (theirs ?? plan)?.published_at != null;
  const isMissing = [typed.key, typed.name_es, typed.description_es].some((text) => text.trim() === '');

  const send = (revision: number | undefined) => {
    const body = { ...typed, hours: typed.hours ?? 0 };
    return plan === null
      ? call(addPlan, { body: { ...body, cycle_id: cycleId } })
      : call(changePlan, { params: { id: plan.id }, body: { ...body, revision: revision ?? plan.revision } });
  };
  const differences = () => {
    if (theirs === null) return [];
    const saved = typedOf(theirs);
    return [
      { name: t('field.key'), mine: typed.key, saved: saved.key },
      ...TEXTS.map((name) => ({ name: t(`field.${name}`), mine: typed[name], saved: saved[name] })),
      { name: t('field.roles'), mine: audience(typed), saved: audience(saved) },
      { name: t('field.hours'), mine: String(typed.hours ?? ''), saved: String(saved.hours ?? '') },
    ];
  };
  return (
    <RevisedModal
      size="L"
      title={t(plan === null ? 'plan.add' : 'plan.edit')}
      form={form}
      why={isMissing || typed.hours === null ? t('why.plan') : undefined}
      words={t}
      differences={differences}
      onSave={() => form.save(send)}
      onKeepMine={() => form.keepMine(send)}
      onClose={onClose}
    >
      <TextField
        label={t('field.key')}
        description={t(isFixed ? 'field.key.fixed' : 'field.key.help')}
        value={typed.key}
        onChange={(key) => write({ key })}
        maxLength={FORMATION_KEY_MAX}
        errorMessage={errors['key']}
        isReadOnly={isFixed}
        isRequired
      />
      <TextField
        label={t('field.name_es')}
        value={typed.name_es}
        onChange={(name_es) => write({ name_es })}
        maxLength={FORMATION_NAME_MAX}
        errorMessage={errors['name_es']}
        isRequired
      />
      <TextField
        label={t('field.name_en')}
        description={t('field.english.help')}
        value={typed.name_en}
        onChange={(name_en) => write({ name_en })}
        maxLength={FORMATION_NAME_MAX}
        errorMessage={errors['name_en']}
      />
      <TextArea
        label={t('field.description_es')}
        value={typed.description_es}
        onChange={(description_es) => write({ description_es })}
        maxLength={FORMATION_TEXT_MAX}
        errorMessage={errors['description_es']}
        isRequired
      />
      <TextArea
        label={t('field.description_en')}
        description={t('field.english.help')}
        value={typed.description_en}
        onChange={(description_en) => write({ description_en })}
        maxLength={FORMATION_TEXT_MAX}
        errorMessage={errors['description_en']}
      />
      <NumberField
        label={t('field.hours')}
        value={typed.hours}
        onChange={(hours) => write({ hours })}
        minValue={0}
        maxValue={HOURS_MAX}
        step={0.5}
        errorMessage={errors['hours']}
        isRequired
      />
      <CheckboxGroup
        label={t('field.roles')}
        description={t('field.roles.help')}
        value={typed.roles}
        onChange={(ids) => write({ roles: FORMATION_ROLES.filter((role) => ids.includes(role)) })}
      >
        {FORMATION_ROLES.map((role) => (
          <Checkbox key={role} value={role}>
            {t(`role.${role}`)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <CheckboxGroup
        label={t('field.levels')}
        description={t('field.levels.help')}
        value={typed.levels}
        onChange={(keys) => write({ levels: LEVEL_KEYS.filter((level) => keys.includes(level)) })}
      >
        {LEVEL_KEYS.map((level) => (
          <Checkbox key={level} value={level}>
            {levelName(level, locale)}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </RevisedModal>
  );
}
