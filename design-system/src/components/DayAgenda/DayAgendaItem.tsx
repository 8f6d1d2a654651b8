import type { ReactNode } from 'react';
import { momentOf } from '../AgendaCalendar';
import { momentIcons } from '../AgendaCalendar/EventMark';
import { OriginMark } from '../AgendaCalendar/OriginMark';
import { Icon } from '../Icon';
import { StatusChip } from '../StatusChip';
import type { AgendaItem, DayAgendaProps } from './DayAgenda.types';
import {
  Detail,
  End,
  Item,
  ItemActions,
  Moment,
  OpenButton,
  OpenLink,
  PlainTitle,
  Time,
  Words,
} from './DayAgenda.styles';

interface DayAgendaItemProps extends Pick<DayAgendaProps, 'today' | 'onOpen'> {
  item: AgendaItem;
  actions: ReactNode;
}

/** An item: time, title, school and status. The whole row activates the title. */
export function DayAgendaItem({ item, today, onOpen, actions }: DayAgendaItemProps) {
  const moment = momentOf(item, today);
  const isPressable = item.href !== undefined || onOpen !== undefined;
  return (
    <Item data-kind={item.kind} data-moment={moment} data-pressable={isPressable || undefined}>
      <Time>{item.time}</Time>
      <Words>
        <Title item={item} onOpen={onOpen} />
        {item.detail || item.origin ? (
          <Detail>
            {item.origin ? (
              <>
                <OriginMark origin={item.origin} />{' '}
              </>
            ) : null}
            {item.detail}
          </Detail>
        ) : null}
      </Words>
      <End>
        {/* Other kinds show the moment in the chip's icon. */}
        {item.kind === 'visit' ? (
          <Moment>
            <Icon name={momentIcons[moment]} />
          </Moment>
        ) : null}
        <StatusChip status={item.kind}>{item.statusLabel}</StatusChip>
        {actions ? <ItemActions>{actions}</ItemActions> : null}
      </End>
    </Item>
  );
}

function Title({ item, onOpen }: Pick<DayAgendaItemProps, 'item' | 'onOpen'>) {
  if (item.href !== undefined) return <OpenLink href={item.href}>{item.title}</OpenLink>;
  if (onOpen) return <OpenButton onPress={() => onOpen(item.id)}>{item.title}</OpenButton>;
  return <PlainTitle>{item.title}</PlainTitle>;
}
