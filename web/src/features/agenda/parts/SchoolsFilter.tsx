import { lazy, Suspense, useState } from 'react';
import type { AgendaOfAll } from '@ruta/contracts/agenda/agenda.screens';
import { Button, Checkbox, CheckboxGroup, Select } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { severalTexts } from '../agenda-several.texts';
import type { Origins } from '../origins';
import type { ChosenSchools } from '../use-chosen-schools';
import { Origin } from './Origin';
import { FilterRow } from './SchoolsFilter.styles';

// Loaded on demand.
const SchoolsDialog = lazy(async () => ({ default: (await import('./SchoolsDialog')).SchoolsDialog }));

/** Most schools that stand beside each other; more are chosen in a dialog. */
const INLINE_MAX = 8;
const EVERY_COACH = 'all';

export interface SchoolsFilterProps {
  schools: AgendaOfAll['schools'];
  origins: Origins;
  chosen: ChosenSchools;
  onChange: (chosen: ChosenSchools) => void;
}

/** Narrows the agenda of several schools by coach and by school, and says which mark is which school's (AGE-05). */
export function SchoolsFilter({ schools, origins, chosen, onChange }: SchoolsFilterProps) {
  const t = useTexts(severalTexts);
  const [isOpen, setOpen] = useState(false);
  const coaches = coachesOf(schools);
  const offered = schools.filter(({ coach }) => chosen.coach_id === null || coach?.id === chosen.coach_id);
  const ids = chosen.school_ids.filter((id) => offered.some((school) => school.id === id));
  const choose = (school_ids: readonly number[]) =>
    onChange({ ...chosen, school_ids: school_ids.length === offered.length ? [] : school_ids });
  const count = offered.length;
  return (
    <FilterRow>
      {coaches.length > 1 && (
        <Select
          label={t('coach')}
          isLabelHidden
          items={[
            { id: EVERY_COACH, label: t('coach.all') },
            ...coaches.map(({ id, fullname }) => ({ id: String(id), label: fullname })),
          ]}
          value={chosen.coach_id === null ? EVERY_COACH : String(chosen.coach_id)}
          onChange={(id) =>
            onChange({ school_ids: [], coach_id: id === null || id === EVERY_COACH ? null : Number(id) })
          }
        />
      )}
      {count > 1 && count <= INLINE_MAX && (
        <CheckboxGroup
          label={t('schools')}
          isLabelHidden
          orientation="horizontal"
          value={(ids.length === 0 ? offered.map(({ id }) => id) : ids).map(String)}
          onChange={(values) => choose(values.map(Number))}
        >
          {offered.map(({ id, name }) => (
            <Checkbox key={id} value={String(id)}>
              <Origin origins={origins} id={id} /> {name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      {count > INLINE_MAX && (
        <Button icon="filter" onPress={() => setOpen(true)}>
          {ids.length === 0 ? t('schools.all', { count }) : t('schools.chosen', { chosen: ids.length, count })}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <SchoolsDialog
            schools={offered}
            origins={origins}
            chosen={ids}
            onChoose={(next) => {
              choose(next);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </FilterRow>
  );
}

/** The coaches of the schools, by name. */
const coachesOf = (schools: AgendaOfAll['schools']) =>
  [...new Map(schools.flatMap(({ coach }) => (coach ? [[coach.id, coach] as const] : []))).values()].toSorted(
    (one, other) => one.fullname.localeCompare(other.fullname),
  );
