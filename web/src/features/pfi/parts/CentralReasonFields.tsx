import { ITEM_MAX, REASONS_MAX } from '@ruta/contracts/imports/catalogue-limits';
import { Button, Heading, Inline, InlineAlert, Stack, Text, TextField } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { centralCatalogueTexts } from '../central-catalogue.texts';
import type { TypedCentral } from '../central-form';

type Reasons = TypedCentral['reasons'];

interface CentralReasonFieldsProps {
  reasons: Reasons;
  /** By field, from the server. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (reasons: Reasons) => void;
}

/** Why a central activity is done: the whole list in both languages, in order. */
export function CentralReasonFields({ reasons, errors, onChange }: CentralReasonFieldsProps) {
  const t = useTexts(centralCatalogueTexts);
  const write = (place: number, part: Partial<Reasons[number]>) =>
    onChange(reasons.map((reason, at) => (at === place ? { ...reason, ...part } : reason)));
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={3} size="S">
          {t('reasons')}
        </Heading>
        <Text tone="muted">{t('reasons.help')}</Text>
      </Stack>
      {errors['reasons'] !== undefined && <InlineAlert tone="danger" title={errors['reasons']} isLive />}
      {reasons.map((reason, at) => (
        // A reason has no id while it is typed; only its place tells it apart.
        <Stack gap={2} key={at}>
          <TextField
            label={t('reason.es', { place: at + 1 })}
            value={reason.reason}
            onChange={(text) => write(at, { reason: text })}
            maxLength={ITEM_MAX}
            errorMessage={errors[`reasons.${at}.reason`]}
            isRequired
          />
          <TextField
            label={t('reason.en', { place: at + 1 })}
            value={reason.reason_en}
            onChange={(reason_en) => write(at, { reason_en })}
            maxLength={ITEM_MAX}
            errorMessage={errors[`reasons.${at}.reason_en`]}
          />
          <Inline>
            <Button size="S" icon="trash" onPress={() => onChange(reasons.filter((_, other) => other !== at))}>
              {t('reason.remove', { place: at + 1 })}
            </Button>
          </Inline>
        </Stack>
      ))}
      {reasons.length < REASONS_MAX && (
        <Inline>
          <Button size="S" icon="plus" onPress={() => onChange([...reasons, { reason: '', reason_en: '' }])}>
            {t('reason.add')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
