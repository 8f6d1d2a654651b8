import { useState } from 'react';
import type { SchoolListItem } from './use-schools';
import { Link, Modal, SearchField, Stack, Text, vars } from '@ruta/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../lib/i18n';
import { matcherOf } from '../shared/matcher-of';
import { sharedTexts } from '../shared/shared.texts';
import { appTexts } from './app.texts';

/** Schools shown at once; a search finds the others. */
const SHOWN_MAX = 50;

const Found = styled.ul`
  display: grid;
  gap: ${vars.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface SchoolFinderProps {
  schools: readonly SchoolListItem[];
  /** The school of the current page. */
  currentId: number | undefined;
  hrefOf: (schoolId: number) => string;
  /** The agenda of all of them, for those who read it. */
  allHref: string | undefined;
  onClose: () => void;
}

/** Finds a school by name or city, ignoring accents (AGE-01). */
export function SchoolFinder({ schools, currentId, hrefOf, allHref, onClose }: SchoolFinderProps) {
  const t = useTexts(appTexts);
  const shared = useTexts(sharedTexts);
  const [sought, setSought] = useState('');
  const matches = matcherOf(sought);
  const found = schools.filter(({ name, city }) => matches(`${name} ${city}`));
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="S"
      title={t('school.change')}
      closeLabel={shared('close')}
    >
      <Stack gap={4}>
        {allHref !== undefined && <Link href={allHref}>{t('school.all')}</Link>}
        <SearchField label={t('school.search')} value={sought} onChange={setSought} autoFocus />
        <Text variant="label" tone="muted">
          <span role="status">
            {found.length > SHOWN_MAX
              ? t('school.found.many', { count: found.length, shown: SHOWN_MAX })
              : t('school.found', { count: found.length })}
          </span>
        </Text>
        <Found>
          {found.slice(0, SHOWN_MAX).map(({ id, name, city }) => (
            <li key={id}>
              {id === currentId ? (
                <Text weight="medium">
                  <span aria-current="true">{name}</span>
                </Text>
              ) : (
                // The link changes the page, and this dialog closes with it.
                <Link href={hrefOf(id)}>{name}</Link>
              )}
              <Text element="p" variant="caption" tone="muted">
                {city}
              </Text>
            </li>
          ))}
        </Found>
      </Stack>
    </Modal>
  );
}
