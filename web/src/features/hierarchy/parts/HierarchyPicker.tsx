import { useState } from 'react';
import type { HierarchyRow } from '@ruta/contracts/hierarchy/hierarchy.schema';
import type { RoleCode } from '@ruta/contracts/roles';
import {
  Button,
  EmptyState,
  LinkButton,
  SearchField,
  SelectorCascade,
  Skeleton,
  Stack,
  Text,
} from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { SchoolLinks } from '../../../shared/SchoolLinks';
import type { SchoolLinksProps } from '../../../shared/SchoolLinks';
import { ScreenState } from '../../../shared/ScreenState';
import { FILTER_MS, useSettled } from '../../../shared/use-settled';
import { findInHierarchy } from '../hierarchy.calls';
import { pickerTexts } from '../hierarchy-picker.texts';
import { hierarchyTexts } from '../hierarchy.texts';
import { nameOf } from '../hierarchy-version';
import { useCascadeLabels } from '../use-cascade-labels';
import { useHierarchyPicker } from '../use-hierarchy-picker';
import type { Level } from '../use-hierarchy-picker';

/** Schools shown at once, of 10,000; a person or a search finds the others. */
const SHOWN = 50;
const SEARCH_MAX = 200;

export interface HierarchyPickerProps extends Pick<SchoolLinksProps, 'currentId' | 'hrefOf'> {
  /** The cycle whose hierarchy is walked. */
  cycle: number;
  /** The levels below it are offered. */
  role: RoleCode;
  /** The page of somebody who accompanies schools, offered once they are chosen. Default: none. */
  personHrefOf?: (level: Level, id: number) => string | undefined;
  /** Focuses the search. Default: false. */
  isFocused?: boolean;
}

/**
 * Finds a school by who accompanies it, from the top down, and by name, city or remote id (HIE-05). The server searches, so
 * any number of schools is fine.
 */
export function HierarchyPicker(props: HierarchyPickerProps) {
  const { cycle, role, currentId, hrefOf, personHrefOf, isFocused = false } = props;
  const t = useTexts(pickerTexts);
  const places = useTexts(hierarchyTexts);
  const labels = useCascadeLabels();
  const { levels, chosen, people, offered, send } = useHierarchyPicker(cycle, role);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim().slice(0, SEARCH_MAX), FILTER_MS);
  const narrowed = { ...people, search: search === '' ? undefined : search };
  const isNarrowed = Object.values(narrowed).some((value) => value !== undefined);
  const result = useEndpoint(findInHierarchy, {
    query: { cycle_id: cycle, size: String(SHOWN), sort: 'id', filter: isNarrowed ? narrowed : undefined },
  });
  const clear = () => {
    setTyped('');
    send({ type: 'cascade.reset' });
  };
  const lowest = levels.findLast((level) => chosen[level] != null);
  const options = lowest && offered[lowest].options;
  const person =
    lowest && options?.status === 'ready' ? options.items.find(({ id }) => id === chosen[lowest]) : undefined;
  const personHref = lowest && person && personHrefOf?.(lowest, Number(person.id));
  return (
    <Stack gap={4}>
      {levels.length > 0 && (
        <SelectorCascade
          label={t('people')}
          levels={levels.map((level) => ({
            id: level,
            label: places(`place.${level}`),
            placeholder: t('all'),
            waitingText: t('waiting'),
            options: offered[level].options,
          }))}
          value={chosen}
          onChoose={(choice) => send({ type: 'level.chosen', ...choice })}
          onRetry={(level) => offered[level as Level].retry()}
          labels={labels}
        />
      )}
      {person && personHref !== undefined && (
        <div>
          <LinkButton icon="chart" href={personHref}>
            {t('open', { name: person.label })}
          </LinkButton>
        </div>
      )}
      <SearchField label={t('search')} value={typed} onChange={setTyped} autoFocus={isFocused} />
      <ScreenState result={result} loadingLabel={t('loading')} skeleton={<Skeleton shape="block" height={260} />}>
        {({ data, total }) =>
          total === 0 ? (
            <EmptyState
              size="S"
              icon="school"
              title={t('none.title')}
              body={t('none.body')}
              action={isNarrowed && <Button onPress={clear}>{t('clear')}</Button>}
            />
          ) : (
            <>
              <Text variant="label" tone="muted">
                <span role="status">
                  {total > SHOWN ? t('found.many', { count: total, shown: SHOWN }) : t('found', { count: total })}
                </span>
              </Text>
              <SchoolLinks schools={byName(data)} currentId={currentId} hrefOf={hrefOf} />
            </>
          )
        }
      </ScreenState>
    </Stack>
  );
}

/** The schools of a page, each with its remote id and its coach. */
const byName = (rows: readonly HierarchyRow[]) =>
  rows
    .map((row) => ({
      id: row.school_id,
      name: row.school_name,
      detail: [row.school_remote_id, nameOf(row.coach)].filter(Boolean).join(' · '),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'es'));
