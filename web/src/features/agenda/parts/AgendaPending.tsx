import { useState } from 'react';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { Button, Card, DayAgenda, ErrorState, Heading, Inline, Stack } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { sharedTexts } from '../../../shared/shared.texts';
import { pendingTexts } from '../agenda-pending.texts';
import { agendaTexts } from '../agenda.texts';
import { itemOf } from '../agenda-items';
import type { AgendaArea, AgendaReply } from '../agenda.calls';
import { ListFrame } from './AgendaMonth.styles';
import { ItemAct } from './ItemAct';
import { ManagementActions } from './ManagementActions';

/** Rows of each group before "show more". */
const SHOWN = 3;

export interface AgendaPendingProps {
  area: AgendaArea;
  data: AgendaReply;
  /** The reader's today. */
  today: string;
  /** True if the list above already shows today's items. */
  isTodayShown: boolean;
  onRetry: () => void;
  isRetrying: boolean;
  /** Begins to move an item; undefined where nothing is moved. */
  onMove: ((item: AgendaActivity) => void) | undefined;
}

/** The panel beside the calendar: overdue items, today's, the next fourteen days', and duties (AGE-03, ACT-07). */
export function AgendaPending(props: AgendaPendingProps) {
  const late = useTexts(pendingTexts);
  const { data } = props;
  return (
    <Stack element="section" gap={3} aria-labelledby="agenda-pending">
      <Heading level={2} size="M" id="agenda-pending">
        {late('pending.title')}
      </Heading>
      {data.actions.state === 'ready' && <ManagementActions actions={data.actions.data} />}
      {data.pending.state === 'ready' ? (
        <PendingItems {...props} items={data.pending.data} />
      ) : (
        <Unavailable onRetry={props.onRetry} isRetrying={props.isRetrying} />
      )}
    </Stack>
  );
}

function PendingItems({
  area,
  data,
  today,
  isTodayShown,
  onMove,
  items,
}: AgendaPendingProps & { items: AgendaActivity[] }) {
  const t = useTexts(agendaTexts);
  const late = useTexts(pendingTexts);
  const { me } = useSession();
  const [isWhole, setWhole] = useState(false);
  // Grouped by the school's today, like the server's verdicts.
  const { school_today } = data;
  const parts = [
    // Newest first: the oldest are the least likely to be dealt with.
    { id: 'overdue', items: items.filter(({ expired }) => expired).toReversed() },
    { id: 'today', items: isTodayShown ? [] : items.filter(({ date }) => date === school_today) },
    { id: 'ahead', items: items.filter(({ date }) => date > school_today) },
  ] as const;
  const hidden = parts.reduce((count, part) => count + Math.max(0, part.items.length - SHOWN), 0);
  const groups = parts.map((part) => ({
    id: part.id,
    heading: late(`pending.${part.id}`),
    items: (isWhole ? part.items : part.items.slice(0, SHOWN)).map((item) =>
      itemOf(item, { area, t, readerId: me.user.id, isDayKnown: part.id === 'today' }),
    ),
  }));
  return (
    <ListFrame>
      <DayAgenda
        aria-label={late('pending.list')}
        groups={groups}
        today={today}
        itemActions={({ id }) => (
          <ItemAct item={items.find((item) => String(item.id) === id)} area={area} onMove={onMove} />
        )}
        headingLevel={3}
        emptyText={late('pending.none')}
      />
      {hidden > 0 && (
        <Button variant="quiet" icon={isWhole ? 'chevronUp' : 'chevronDown'} onPress={() => setWhole(!isWhole)}>
          {isWhole ? late('pending.less') : late('pending.more', { count: hidden })}
        </Button>
      )}
    </ListFrame>
  );
}

function Unavailable({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const late = useTexts(pendingTexts);
  const shared = useTexts(sharedTexts);
  return (
    <Card>
      <Inline>
        <ErrorState
          size="S"
          title={late('pending.failed')}
          retryLabel={shared('retry')}
          isRetrying={isRetrying}
          onRetry={onRetry}
        />
      </Inline>
    </Card>
  );
}
