import { useState } from 'react';
import { AGENDA_SCHOOLS_MAX } from '@ruta/contracts/agenda/agenda.limits';
import { Button, Checkbox, CheckboxGroup, Modal, SearchField, Stack, Text } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { matcherOf } from '../../../shared/matcher-of';
import { sharedTexts } from '../../../shared/shared.texts';
import { severalTexts } from '../agenda-several.texts';
import type { Origins } from '../origins';
import { Origin } from './Origin';

/** Schools shown at once; a search finds the others. */
const SHOWN_MAX = 50;

export interface SchoolsDialogProps {
  schools: readonly { id: number; name: string }[];
  origins: Origins;
  /** Empty stands for all. */
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** Chooses some of many schools by name or mark, at most 50 (AGE-05). */
export function SchoolsDialog({ schools, origins, chosen, onChoose, onClose }: SchoolsDialogProps) {
  const t = useTexts(severalTexts);
  const shared = useTexts(sharedTexts);
  const [ids, setIds] = useState<readonly number[]>(chosen);
  const [sought, setSought] = useState('');
  const matches = matcherOf(sought);
  const found = schools.filter(({ id, name }) => matches(`${name} ${origins.get(id)?.code ?? ''}`));
  const shown = found.slice(0, SHOWN_MAX);
  const isTooMany = ids.length > AGENDA_SCHOOLS_MAX;
  const max = AGENDA_SCHOOLS_MAX;
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="S"
      title={t('schools.choose')}
      description={t('schools.none', { max })}
      closeLabel={shared('close')}
      footer={
        <>
          <Button onPress={() => onChoose([])}>{t('schools.show-all')}</Button>
          <Button variant="primary" isDisabled={isTooMany} onPress={() => onChoose(ids)}>
            {t('schools.show')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <SearchField label={t('schools.search')} value={sought} onChange={setSought} autoFocus />
        <Text variant="label" tone={isTooMany ? 'danger' : 'muted'}>
          <span role="status">
            {isTooMany
              ? t('schools.too-many', { max })
              : found.length > SHOWN_MAX
                ? t('schools.found.many', { count: found.length, shown: SHOWN_MAX })
                : t('schools.found', { count: found.length })}
          </span>
        </Text>
        <CheckboxGroup
          label={t('schools')}
          isLabelHidden
          value={ids.map(String)}
          onChange={(values) => setIds(values.map(Number))}
        >
          {shown.map(({ id, name }) => (
            <Checkbox key={id} value={String(id)}>
              <Origin origins={origins} id={id} /> {name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      </Stack>
    </Modal>
  );
}
