import { useState } from 'react';
import type { schools } from '@ruta/contracts/schools/schools.api';
import { ComboBox } from '@ruta/design-system';
import type { ComboBoxProps } from '@ruta/design-system';
import { route, useEndpoint } from '../lib/api';
import { useTexts } from '../lib/i18n';
import { sharedTexts } from './shared.texts';
import { useSettled } from './use-settled';

const findSchools = route<typeof schools.list>('get', '/schools');

/** As many as a person reads; one more letter finds the others. */
const SHOWN = '50';

export interface SchoolFinderFieldProps extends Pick<
  ComboBoxProps,
  'label' | 'description' | 'errorMessage' | 'placeholder' | 'isDisabled'
> {
  /** The chosen school, as far as its name is known. */
  school: { id: number; name: string } | null;
  onChange: (id: number | null, name: string) => void;
}

/** One of all schools, found by typing part of its name; the server searches, so that thousands weigh nothing. */
export function SchoolFinderField({ school, onChange, ...field }: SchoolFinderFieldProps) {
  const t = useTexts(sharedTexts);
  const [typed, setTyped] = useState('');
  // What stands in the field once a school is chosen is its name, and no search.
  const search = useSettled(typed === school?.name ? '' : typed.trim().slice(0, 200), 250);
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
