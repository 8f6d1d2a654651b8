import type { BankQuestion } from '@ruta/contracts/dpi/bank.schema';
import { DPI_ROLES } from '@ruta/contracts/dpi/limits';
import { ITEM_MAX, QUADRANTS, SECONDS_MAX, SECONDS_MIN } from '@ruta/contracts/imports/catalogue-limits';
import { Checkbox, CheckboxGroup, NumberField, Switch, TextArea } from '@ruta/design-system';
import { call } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { RevisedModal } from '../../../shared/conflict/RevisedModal';
import { useRevisedForm } from '../../../shared/conflict/use-revised-form';
import { useThemeName } from '../../../shared/themes/use-theme-name';
import { addQuestion, changeQuestion, DPI_BANK } from '../bank.calls';
import { bankTexts } from '../bank.texts';
import { formOf, type TypedQuestion } from '../bank-form';
import { BankOptions } from './BankOptions';
import { ThemeField } from './ThemeField';

interface BankDialogProps {
  /** The edited question; null for a new one. */
  question: BankQuestion | null;
  /** Keys of the themes that the bank uses. */
  used: readonly string[];
  /** Of a new question. */
  cycleId: number;
  onClose: () => void;
}

const BLANK: TypedQuestion = {
  ...{ theme: '', question: '', question_en: '', timeout: null, roles: [], active: true },
  options: Array.from({ length: QUADRANTS }, () => ({ display: '', display_en: '' })),
};

const typedOf = (question: BankQuestion | null): TypedQuestion => (question ? formOf(question) : BLANK);

/** Writes a question, or changes one (DPI-02). Mounted while it is open; an edit that lost shows both versions. */
export function BankDialog({ question, used, cycleId, onClose }: BankDialogProps) {
  const t = useTexts(bankTexts);
  const themeName = useThemeName();
  const form = useRevisedForm({
    ...{ record: question, typedOf, stale: 'dpi.question-stale', reload: DPI_BANK, onClose },
  });
  const { typed, write, errors, theirs } = form;
  const texts = [typed.theme, typed.question, ...typed.options.map(({ display }) => display)];

  const send = (revision: number | undefined) => {
    return question === null
      ? call(addQuestion, { body: { ...typed, cycle_id: cycleId } })
      : call(changeQuestion, {
          params: { id: question.id },
          body: { ...typed, revision: revision ?? question.revision },
        });
  };
  const rolesOf = ({ roles }: TypedQuestion) => roles.map((role) => t(`role.${role}`)).join(', ') || t('everybody');
  const differences = () => {
    if (theirs === null) return [];
    const saved = typedOf(theirs);
    return [
      { name: t('field.theme'), mine: themeName(typed.theme), saved: themeName(saved.theme) },
      { name: t('field.question'), mine: typed.question, saved: saved.question },
      { name: t('field.question_en'), mine: typed.question_en, saved: saved.question_en },
      { name: t('field.timeout'), mine: String(typed.timeout ?? ''), saved: String(saved.timeout ?? '') },
      { name: t('field.roles'), mine: rolesOf(typed), saved: rolesOf(saved) },
      ...typed.options.flatMap(({ display, display_en }, at) => [
        { name: String(at + 1), mine: display, saved: saved.options[at]?.display ?? '' },
        { name: t('option.en', { quadrant: at + 1 }), mine: display_en, saved: saved.options[at]?.display_en ?? '' },
      ]),
      { name: t('field.active'), mine: typed.active ? '✓' : '', saved: saved.active ? '✓' : '' },
    ];
  };
  return (
    <RevisedModal
      size="L"
      title={t(question === null ? 'add' : 'edit.title')}
      form={form}
      why={texts.some((text) => text.trim() === '') ? t('why.incomplete') : undefined}
      words={t}
      differences={differences}
      onSave={() => form.save(send)}
      onKeepMine={() => form.keepMine(send)}
      onClose={onClose}
    >
      <ThemeField
        value={typed.theme}
        used={used}
        onChange={(theme) => write({ theme })}
        errorMessage={errors['theme']}
      />
      <TextArea
        label={t('field.question')}
        value={typed.question}
        onChange={(text) => write({ question: text })}
        maxLength={ITEM_MAX}
        errorMessage={errors['question']}
        isRequired
      />
      <TextArea
        label={t('field.question_en')}
        description={t('field.english.help')}
        value={typed.question_en}
        onChange={(question_en) => write({ question_en })}
        maxLength={ITEM_MAX}
        errorMessage={errors['question_en']}
      />
      <BankOptions options={typed.options} errors={errors} onChange={(options) => write({ options })} />
      <NumberField
        label={t('field.timeout')}
        description={t('field.timeout.help')}
        value={typed.timeout}
        onChange={(timeout) => write({ timeout })}
        minValue={SECONDS_MIN}
        maxValue={SECONDS_MAX}
        errorMessage={errors['timeout']}
      />
      <CheckboxGroup
        label={t('field.roles')}
        description={t('field.roles.help')}
        value={typed.roles}
        onChange={(ids) => write({ roles: DPI_ROLES.filter((role) => ids.includes(role)) })}
      >
        {DPI_ROLES.map((role) => (
          <Checkbox key={role} value={role}>
            {t(`role.${role}`)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Switch isSelected={typed.active} onChange={(active) => write({ active })}>
        {t('field.active')}
      </Switch>
    </RevisedModal>
  );
}
