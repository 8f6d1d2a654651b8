import type { ReactElement } from 'react';
import type { HeritageException, MovedClosure, Place, Preparation } from '@ruta/contracts/cycles/cycle.schema';
import { Card, DescriptionList, Disclosure, Skeleton, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { formatDayUnbroken } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { ScreenState } from '../../../shared/ScreenState';
import { Lines } from '../../../shared/Lines';
import { preparationScreen } from '../cycles.calls';
import { cycleTexts } from '../cycles.texts';

/** The words of each place. `_one` would make a key a plural. */
const PLACE_WORDS = {
  director: 'place.director',
  manager: 'place.manager',
  coordinator: 'place.coordinator',
  coach: 'place.coach',
  secondary_one: 'place.first-secondary',
  secondary_two: 'place.second-secondary',
} as const satisfies Record<Place, string>;

/** The dry run: what preparing a cycle copies, what not and why, and what stays incomplete (CYC-03). */
export function PreparationReport({ id }: { id: number }) {
  const t = useTexts(cycleTexts);
  const result = useScreen(preparationScreen, { params: { id } });
  return (
    <ScreenState result={result} loadingLabel={t('report.loading')} skeleton={<Skeleton shape="block" height={220} />}>
      {({ preparation }) => <Report preparation={preparation} />}
    </ScreenState>
  );
}

function Report({ preparation }: { preparation: Preparation }) {
  const t = useTexts(cycleTexts);
  const { from, schools, complete, incomplete, left_out, closures } = preparation;
  const count = (id: string, term: string, value: number) => ({ id, term, detail: String(value) });
  return (
    <Card>
      <Stack gap={4}>
        <Text>{from === null ? t('report.first') : t('report.from', { period: from.period })}</Text>
        <DescriptionList
          columns={3}
          items={[
            count('included', t('report.included'), schools.included),
            count('complete', t('report.complete'), complete),
            count('incomplete', t('report.incomplete'), incomplete.total),
            count('added', t('report.added'), schools.added),
            count('excluded', t('report.excluded'), schools.excluded),
            count('left-out', t('report.left-out'), left_out.total),
          ]}
        />
        <Rows title={t('report.left-out')} total={left_out.total}>
          {left_out.rows.map((row, index) => (
            <li key={index}>
              <LeftOut row={row} />
            </li>
          ))}
        </Rows>
        <Rows title={t('report.incomplete')} total={incomplete.total}>
          {incomplete.schools.map(({ id, name, missing }) => (
            <li key={id}>
              {`${name}: ${t('report.missing', { places: missing.map((place) => t(PLACE_WORDS[place])).join(', ') })}`}
            </li>
          ))}
        </Rows>
        <Rows title={t('report.closures')} total={closures.length}>
          {closures.map((closure, index) => (
            <li key={index}>
              <Closure closure={closure} />
            </li>
          ))}
        </Rows>
      </Stack>
    </Card>
  );
}

/** A folded list with its number; absent if it is empty. */
function Rows({ title, total, children }: { title: string; total: number; children: readonly ReactElement[] }) {
  const t = useTexts(cycleTexts);
  if (total === 0) return null;
  return (
    <Disclosure title={title} note={String(total)}>
      <Lines>
        {children}
        {total > children.length && <li>{t('report.more', { count: total - children.length })}</li>}
      </Lines>
    </Disclosure>
  );
}

function LeftOut({ row: { school, place, person, why } }: { row: HeritageException }) {
  const t = useTexts(cycleTexts);
  if (place === null) return `${school.name}: ${t('report.school.closed')}`;
  return `${school.name}, ${t(PLACE_WORDS[place])}: ${person?.fullname ?? ''}, ${t(`why.${why}`)}`;
}

function Closure({ closure: { kind, school, end_at, why } }: { closure: MovedClosure }) {
  const t = useTexts(cycleTexts);
  const name = school === null ? t(`closure.${kind}`) : `${t(`closure.${kind}`)}, ${school.name}`;
  return `${name}: ${t(`report.closure.${why ?? 'moved'}`, { day: formatDayUnbroken(end_at) })}`;
}
