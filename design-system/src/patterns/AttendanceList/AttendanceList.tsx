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

/** A person who may attend. */
export interface AttendancePerson {
  /** Id of the person. */
  id: string;
  /** Full name. */
  name: string;
  /** Role or group: "Docente de 3.º B". */
  detail?: string | undefined;
}

export interface AttendanceListProps {
  /** Accessible name of the list. */
  'aria-label': string;
  /** People on the current page. */
  people: readonly AttendancePerson[];
  /** Ids of those present, on all pages. */
  selectedIds: readonly string[];
  /** Called with the new ids; ids on other pages are kept. */
  onChange: (selectedIds: string[]) => void;
  /** Number present: "12 de 34 presentes". */
  countText: string;
  /** Label of the checkbox that selects everyone on the page. */
  selectAllLabel: string;
  /** A search field above the list. */
  search?: ReactNode;
  /** Pagination below the list. */
  pagination?: ReactNode;
  /** Content when `people` is empty. */
  emptyText: ReactNode;
  /** Text of the icon for a person present, when read-only. */
  presentLabel: string;
  /** Text of the icon for a person absent, when read-only. */
  absentLabel: string;
  /** Whether another page is loading; the current one stays. Default: false. */
  isLoading?: boolean | undefined;
  /** Shows icons instead of checkboxes. Default: false. */
  isReadOnly?: boolean | undefined;
}

/** Attendance of a visit or an activity. */
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
