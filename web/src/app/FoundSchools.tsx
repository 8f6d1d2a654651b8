import { useState } from 'react';
import { SearchField, Text } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { matcherOf } from '../shared/matcher-of';
import { SchoolLinks } from '../shared/SchoolLinks';
import { foundSchoolsTexts } from './found-schools.texts';
import type { SchoolListItem } from './use-schools';

/** Schools shown at once; a search finds the others. */
const SHOWN_MAX = 50;

export interface FoundSchoolsProps {
  schools: readonly SchoolListItem[];
  /** The school of the current page, which is no link. */
  currentId: number | undefined;
  hrefOf: (schoolId: number) => string;
  /** Focuses the search when it appears. Default: false. */
  isFocused?: boolean;
}

/** Links to schools, found by name or city, ignoring accents. */
export function FoundSchools({ schools, currentId, hrefOf, isFocused = false }: FoundSchoolsProps) {
  const t = useTexts(foundSchoolsTexts);
  const [sought, setSought] = useState('');
  const matches = matcherOf(sought);
  const found = schools.filter(({ name, city }) => matches(`${name} ${city}`));
  return (
    <>
      <SearchField label={t('school.search')} value={sought} onChange={setSought} autoFocus={isFocused} />
      <Text variant="label" tone="muted">
        <span role="status">
          {found.length > SHOWN_MAX
            ? t('school.found.many', { count: found.length, shown: SHOWN_MAX })
            : t('school.found', { count: found.length })}
        </span>
      </Text>
      <SchoolLinks
        schools={found.slice(0, SHOWN_MAX).map(({ id, name, city }) => ({ id, name, detail: city }))}
        currentId={currentId}
        hrefOf={hrefOf}
      />
    </>
  );
}
