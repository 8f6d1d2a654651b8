import { useMemo } from 'react';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { Inline, ItemCard, LinkButton, StatusChip } from '@ruta/design-system';
import type { ItemCardFact } from '@ruta/design-system';
import { formatDayLong } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { actTexts } from '../../../shared/acts/acts.texts';
import { detailOf, itemActOf } from '../../../shared/acts/item-acts';
import { mayMove } from '../../../shared/moving/movers';
import { sharedTexts } from '../../../shared/shared.texts';
import { endOf, subjectOf } from '../agenda-items';
import { responsesOf } from '../agenda-places';
import { lateTexts } from '../agenda-late.texts';
import { agendaTexts } from '../agenda.texts';
import type { AgendaArea } from '../agenda.calls';
import { MoveButton } from './MoveButton';

export interface AgendaItemCardProps {
  area: AgendaArea;
  item: AgendaActivity;
  /** The mark that was pressed. */
  mark: Element;
  /** Begins to move an item; undefined where nothing is moved. */
  onMove: ((item: AgendaActivity) => void) | undefined;
  onClose: () => void;
}

/** What an item of the calendar is, and its next act first (AGE-01, AGE-05). Times are the school's. */
export function AgendaItemCard({ area, item, mark, onMove, onClose }: AgendaItemCardProps) {
  const t = useTexts(agendaTexts);
  const late = useTexts(lateTexts);
  const acts = useTexts(actTexts);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const { can } = useSession();
  const anchor = useMemo(() => ({ current: mark }), [mark]);
  const { act, icon, href } = itemActOf(item, area);
  const detail = detailOf(item, area);
  const responses = responsesOf(item, area);
  const facts: ItemCardFact[] = [
    {
      id: 'when',
      icon: 'clock',
      text: late('card.when', { day: formatDayLong(item.date, locale), from: item.time, to: endOf(item) }),
    },
    { id: 'where', icon: 'school', text: item.school.name },
    ...(item.coach ? [{ id: 'who', icon: 'user', text: item.coach.fullname } as const] : []),
    ...(!item.isVisit && item.description !== ''
      ? [{ id: 'what', icon: 'info', text: item.description } as const]
      : []),
  ];
  return (
    <ItemCard
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={subjectOf(item, t)}
      closeLabel={shared('close')}
      signs={
        <Inline gap={1}>
          <StatusChip status={item.status}>{t(`status.${item.status}`)}</StatusChip>
          {item.isStarted && !item.isCompleted && <StatusChip status="progress">{t('started')}</StatusChip>}
        </Inline>
      }
      facts={facts}
      actions={
        <>
          {href !== undefined && (
            <LinkButton variant="primary" icon={icon} href={href}>
              {acts(act)}
            </LinkButton>
          )}
          {onMove && mayMove(item) && (
            <MoveButton
              onPress={() => {
                onClose();
                onMove(item);
              }}
            />
          )}
          {responses !== undefined && can('survey-response:read') && (
            <LinkButton icon="list" href={responses}>
              {acts('responses')}
            </LinkButton>
          )}
          {act !== 'view' && detail !== undefined && <LinkButton href={detail}>{acts('view')}</LinkButton>}
        </>
      }
    />
  );
}
