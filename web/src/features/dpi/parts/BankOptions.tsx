import { OPTION_MAX } from '@ruta/contracts/imports/catalogue-limits';
import { Heading, InlineAlert, Stack, Text, TextField } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { quadrantTexts } from '../../../shared/charts/quadrant.texts';
import { bankTexts } from '../bank.texts';
import type { TypedQuestion } from '../bank-form';

type Options = TypedQuestion['options'];
const NAMES = ['q1', 'q2', 'q3', 'q4', 'q5'] as const;

interface BankOptionsProps {
  options: Options;
  /** By field, from the server. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (options: Options) => void;
}

/** The five options of a question in both languages, one per quadrant. */
export function BankOptions({ options, errors, onChange }: BankOptionsProps) {
  const t = useTexts(bankTexts);
  const quadrant = useTexts(quadrantTexts);
  const write = (place: number, part: Partial<Options[number]>) =>
    onChange(options.map((option, at) => (at === place ? { ...option, ...part } : option)));
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={3} size="S">
          {t('options')}
        </Heading>
        <Text tone="muted">{t('options.help')}</Text>
      </Stack>
      {errors['options'] !== undefined && <InlineAlert tone="danger" title={errors['options']} isLive />}
      {NAMES.map((name, at) => (
        <Stack gap={2} key={name}>
          <TextField
            label={t('option.es', { quadrant: at + 1, name: quadrant(name) })}
            value={options[at]?.display ?? ''}
            onChange={(display) => write(at, { display })}
            maxLength={OPTION_MAX}
            errorMessage={errors[`options.${at}.display`]}
            isRequired
          />
          <TextField
            label={t('option.en', { quadrant: at + 1 })}
            value={options[at]?.display_en ?? ''}
            onChange={(display_en) => write(at, { display_en })}
            maxLength={OPTION_MAX}
            errorMessage={errors[`options.${at}.display_en`]}
          />
        </Stack>
      ))}
    </Stack>
  );
}
