import type { ReactNode } from 'react';
import { Checkbox } from '../../components/Checkbox';
import { Icon } from '../../components/Icon';
import { LoadingLine } from '../../components/LoadingLine';
import {
  Attendance,
  Count,
  ListFrame,
  ListHead,
  NoPeople,
  PeopleList,
  Person,
  PersonDetail,
  PersonName,
  ReadMark,
} from './AttendanceList.styles';

/** Someone who may attend. */
export interface AttendancePerson {
  /** Their key. */
  id: string;
  /** Their name. */
  name: string;
  /** What they do: "Docente de 3.º B". */
  detail?: string | undefined;
}

export interface AttendanceListProps {
  /** Name of the list. */
  'aria-label': string;
  /** The people of the page shown. */
  people: readonly AttendancePerson[];
  /** Ids of those who attend, of all pages. */
  selectedIds: readonly string[];
  /** Who attends changed; ids of other pages are kept. */
  onChange: (selectedIds: string[]) => void;
  /** How many attend: "12 de 34 presentes". */
  countText: string;
  /** Checkbox that takes in everyone on the page. */
  selectAllLabel: string;
  /** The search field. */
  search?: ReactNode;
  /** The pages. */
  pagination?: ReactNode;
  /** Shown when there is nobody. */
  emptyText: ReactNode;
  /** Words of the icons when the list can only be read. */
  presentLabel: string;
  /** The same for who is absent. */
  absentLabel: string;
  /** Another page is on its way; this one stays meanwhile. */
  isLoading?: boolean | undefined;
  /** It can only be read. */
  isReadOnly?: boolean | undefined;
}

/** Who was there. */
export function AttendanceList(props: AttendanceListProps) {
  const { people, selectedIds, onChange, countText, selectAllLabel, search, pagination, emptyText } = props;
  const { presentLabel, absentLabel, isLoading = false, isReadOnly = false } = props;
  const selected = new Set(selectedIds);
  const here = people.filter((person) => selected.has(person.id)).length;
  const isAll = people.length > 0 && here === people.length;

  const set = (ids: readonly string[], isSelected: boolean) => {
    const rest = selectedIds.filter((id) => !ids.includes(id));
    onChange(isSelected ? [...rest, ...ids] : rest);
  };

  return (
    <Attendance role="group" aria-label={props['aria-label']}>
      {search}
      <ListFrame aria-busy={isLoading}>
        {isLoading ? <LoadingLine /> : null}
        <ListHead>
          {isReadOnly || people.length === 0 ? null : (
            <Checkbox
              isSelected={isAll}
              isIndeterminate={here > 0 && !isAll}
              onChange={(isSelected) =>
                set(
                  people.map((person) => person.id),
                  isSelected,
                )
              }
            >
              {selectAllLabel}
            </Checkbox>
          )}
          <Count role="status">{countText}</Count>
        </ListHead>
        {people.length === 0 ? <NoPeople>{emptyText}</NoPeople> : null}
        <PeopleList role="list" hidden={people.length === 0}>
          {people.map((person) => {
            const isPresent = selected.has(person.id);
            const words = (
              <>
                <PersonName>{person.name}</PersonName>
                {person.detail ? <PersonDetail>{person.detail}</PersonDetail> : null}
              </>
            );
            return isReadOnly ? (
              <Person key={person.id}>
                <div>{words}</div>
                <ReadMark data-absent={!isPresent || undefined}>
                  <Icon name={isPresent ? 'checkCircle' : 'close'} label={isPresent ? presentLabel : absentLabel} />
                </ReadMark>
              </Person>
            ) : (
              <Person key={person.id} data-selectable>
                <Checkbox isSelected={isPresent} onChange={(isSelected) => set([person.id], isSelected)}>
                  {words}
                </Checkbox>
              </Person>
            );
          })}
        </PeopleList>
      </ListFrame>
      {pagination}
    </Attendance>
  );
}
