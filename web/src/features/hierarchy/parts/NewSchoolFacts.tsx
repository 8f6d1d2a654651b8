import { LEVELS } from '@ruta/contracts/schools/levels';
import type { State } from '@ruta/contracts/schools/school.schema';
import { Checkbox, CheckboxGroup, ComboBox, Grid, Select, TextField } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { levelName } from '../../../shared/levels';
import { TimezoneField } from '../../../shared/timezone/TimezoneField';
import { countriesOf } from '../new-school';
import type { FactKey, Facts } from '../new-school';
import { newSchoolTexts } from '../new-school.texts';

const CITY_MAX = 80;

export interface NewSchoolFactsProps {
  facts: Facts;
  states: readonly State[];
  onChange: (facts: Facts) => void;
  errorOf: (key: FactKey) => string | undefined;
}

/** Country, state, city, time zone and levels, as far as the source did not tell them (HIE-04). */
export function NewSchoolFacts({ facts, states, onChange, errorOf }: NewSchoolFactsProps) {
  const t = useTexts(newSchoolTexts);
  const locale = useLocale();
  const set = (next: Partial<Facts>) => onChange({ ...facts, ...next });
  const { city, country, state, timezone, levels } = facts;
  return (
    <>
      <Grid minColumn="M">
        <Select
          label={t('country')}
          placeholder={t('placeholder')}
          items={countriesOf(states)}
          value={country}
          onChange={(chosen) => set({ country: chosen, state: chosen === country ? state : null })}
          errorMessage={errorOf('country_id')}
          isRequired
        />
        <ComboBox
          label={t('state')}
          placeholder={t('placeholder')}
          items={states
            .filter(({ country_id }) => String(country_id) === country)
            .map(({ id, name }) => ({ id: String(id), label: name }))}
          value={state}
          isDisabled={country === null}
          description={country === null ? t('state.waiting') : undefined}
          // React Aria also reports the selection when options change, which is no choice.
          onChange={(chosen) => chosen !== state && set({ state: chosen })}
          errorMessage={errorOf('state_id')}
          isRequired
        />
        <TextField
          label={t('city')}
          value={city}
          onChange={(text) => set({ city: text })}
          maxLength={CITY_MAX}
          errorMessage={errorOf('city')}
          isRequired
        />
        <TimezoneField
          value={timezone}
          onChange={(chosen) => set({ timezone: chosen })}
          description={t('timezone.help')}
          errorMessage={errorOf('timezone')}
        />
      </Grid>
      <CheckboxGroup
        label={t('levels')}
        value={[...levels]}
        onChange={(keys) => set({ levels: LEVELS.filter((key) => keys.includes(key)) })}
        errorMessage={errorOf('levels')}
        isRequired
      >
        {LEVELS.map((key) => (
          <Checkbox key={key} value={key}>
            {levelName(key, locale)}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </>
  );
}
