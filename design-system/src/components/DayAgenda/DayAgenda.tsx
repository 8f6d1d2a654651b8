import { Skeleton } from '../Skeleton';
import { Agenda, AgendaGroup, EmptyText, GroupHeading, GroupNote, Item, Items } from './DayAgenda.styles';
import type { DayAgendaProps } from './DayAgenda.types';
import { DayAgendaItem } from './DayAgendaItem';

const PLACES = [1, 2, 3];

/** Agenda items of a day or a period, one row each. */
export function DayAgenda(props: DayAgendaProps) {
  const { groups, today, onOpen, itemActions, emptyText, isLoading = false, headingLevel = 3 } = props;
  const HeadingTag = `h${headingLevel}` as const;
  const filled = groups.filter((group) => group.items.length > 0);

  if (isLoading && filled.length === 0) {
    return (
      <Agenda role="group" aria-label={props['aria-label']} aria-busy="true">
        <Items role="presentation">
          {PLACES.map((place) => (
            <Item key={place} role="presentation" data-place>
              <Skeleton width={100} />
              <Skeleton width={70} />
              <Skeleton width={100} />
            </Item>
          ))}
        </Items>
      </Agenda>
    );
  }
  return (
    <Agenda role="group" aria-label={props['aria-label']} aria-busy={isLoading}>
      {filled.length === 0 ? <EmptyText as={typeof emptyText === 'string' ? 'p' : 'div'}>{emptyText}</EmptyText> : null}
      {filled.map((group) => (
        <AgendaGroup key={group.id} aria-label={group.heading}>
          <GroupHeading>
            <HeadingTag>{group.heading}</HeadingTag>
            {group.note ? <GroupNote>{group.note}</GroupNote> : null}
          </GroupHeading>
          <Items role="list">
            {group.items.map((item) => (
              <DayAgendaItem
                key={item.id}
                item={item}
                today={today}
                onOpen={onOpen}
                actions={itemActions ? itemActions(item) : null}
              />
            ))}
          </Items>
        </AgendaGroup>
      ))}
    </Agenda>
  );
}
