import { useState } from 'react';
import type { schools } from '@ruta/contracts/schools/schools.api';
import { ComboBox } from '@ruta/design-system';
import type { ComboBoxProps } from '@ruta/design-system';
import { route, useEndpoint } from '../lib/api';
import { useTexts } from '../lib/i18n';
import { sharedTexts } from './shared.texts';
import { FILTER_MS, useSettled } from './use-settled';

const findSchools = route<typeof schools.list>('get', '/schools');

/** Schools per search, as the query's text. */
const SHOWN = '50';

export interface SchoolFinderFieldProps extends Pick<
  ComboBoxProps,
  'label' | 'description' | 'errorMessage' | 'placeholder' | 'isDisabled'
> {
  /** The chosen school, if its name is known. */
  school: { id: number; name: string } | null;
  onChange: (id: number | null, name: string) => void;
}

/** Chooses one of all schools by typing part of its name. The server searches, so any number is fine. */
export function SchoolFinderField({ school, onChange, ...field }: SchoolFinderFieldProps) {
  const t = useTexts(sharedTexts);
  const [typed, setTyped] = useState('');
  // The name of the chosen school in the field is not a search.
  const search = useSettled(typed === school?.name ? '' : typed.trim().slice(0, 200), FILTER_MS);
  const { data } = useEndpoint(findSchools, {
    query: { size: SHOWN, sort: 'name', filter: search === '' ? undefined : { search } },
  });
  const found = (data?.data ?? []).map(({ id, name }) => ({ id: String(id), label: name }));
  const chosen = school === null ? [] : [{ id: String(school.id), label: school.name }];
  const items = [...chosen, ...found.filter(({ id }) => id !== chosen[0]?.id)];
  return (
    <ComboBox
      {...field}
      items={items}
      value={school === null ? null : String(school.id)}
      onChange={(id) => onChange(id === null ? null : Number(id), items.find((item) => item.id === id)?.label ?? '')}
      onInputChange={setTyped}
      emptyText={t('school.none-found')}
    />
  );
}
