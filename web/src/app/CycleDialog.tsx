import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import type { cycles } from '@ruta/contracts/cycles/cycles.api';
import { ROLES } from '@ruta/contracts/roles';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { EmptyState, Heading, Modal, Select, Skeleton, Stack } from '@ruta/design-system';
import { route, useEndpoint } from '../lib/api';
import { useTexts } from '../lib/i18n';
import { useServerToday, useSession } from '../lib/session';
import { useCycleInAddress } from '../shared/cycle-in-address';
import { Failed } from '../shared/ScreenState';
import { sharedTexts } from '../shared/shared.texts';
import { cycleDialogTexts } from './cycle-dialog.texts';
import { FoundSchools } from './FoundSchools';
import { currentEntry } from './navigation';
import { monthLike } from './same-time';
import { useSchools } from './use-schools';

const listCycles = route<typeof cycles.list>('get', '/school-cycles');

/** Cycles to choose from: some twenty years. */
const CYCLES_MAX = 20;

/** Chooses a cycle and one of its schools, and opens its agenda or visits in that cycle; a finished one is only read. */
export function CycleDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(cycleDialogTexts);
  const shared = useTexts(sharedTexts);
  const { me } = useSession();
  const inAddress = useCycleInAddress();
  const listed = useEndpoint(listCycles, { query: { include: 'period', size: CYCLES_MAX } });
  const [chosen, choose] = useState<string | null>(inAddress ?? String(me.cycle?.id ?? ''));
  const readable = (listed.data?.data ?? []).flatMap(({ period, ...cycle }) =>
    period && cycle.state !== 'pending' ? [{ ...cycle, period: period.name }] : [],
  );
  const cycle = readable.find(({ id }) => String(id) === chosen);
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="S"
      title={t('title')}
      closeLabel={shared('close')}
    >
      <Stack gap={5}>
        {listed.problem && !listed.data ? (
          <Failed problem={listed.problem} isRetrying={listed.isValidating} onRetry={listed.retry} size="S" />
        ) : listed.data === undefined ? (
          <Skeleton shape="block" height={120} />
        ) : (
          <Select
            label={t('cycle')}
            value={chosen}
            onChange={choose}
            items={readable.map(({ id, period, state }) => ({
              id: String(id),
              label: period,
              description: t(state === 'started' ? 'running' : 'over'),
            }))}
          />
        )}
        {cycle && <SchoolsOf key={cycle.id} cycle={cycle} />}
      </Stack>
    </Modal>
  );
}

interface SchoolsOfProps {
  cycle: { id: number; period: string; state: string; start_at: string; end_at: string };
}

/** The person's schools in a cycle, each a link to the kind of page that is open: its visits, else its agenda. */
function SchoolsOf({ cycle }: SchoolsOfProps) {
  const t = useTexts(cycleDialogTexts);
  const { me } = useSession();
  const { area } = ROLES[me.role];
  const { pathname } = useLocation();
  const { school_id } = useParams();
  const inAddress = useCycleInAddress();
  const today = useServerToday(me.user_timezone);
  const isPast = cycle.state === 'finished';
  const { data, problem, isPrevious, isValidating, retry } = useSchools(isPast ? String(cycle.id) : undefined);
  if (problem && !data) return <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />;
  if (data === undefined || isPrevious) return <Skeleton shape="block" height={120} />;
  if (data.data.length === 0)
    return <EmptyState size="S" icon="school" title={t('none.title')} body={t('none.body')} />;
  const pages =
    area === 'scholastic'
      ? { agenda: agendaPages.scholasticAgenda, visits: visitsPages.scholasticVisits }
      : { agenda: agendaPages.coachAgenda, visits: visitsPages.coachVisits };
  const isOnVisits = currentEntry(area, pathname)?.id === 'visits';
  const isHere = (isPast ? String(cycle.id) : undefined) === inAddress;
  return (
    <Stack gap={3}>
      <Heading level={3} size="S">
        {t('schools', { period: cycle.period })}
      </Heading>
      <FoundSchools
        schools={data.data}
        currentId={isHere ? Number(school_id) : undefined}
        hrefOf={(id) =>
          isOnVisits
            ? pages.visits.href({ school_id: id }, { cycle: isPast ? cycle.id : undefined })
            : pages.agenda.href({ school_id: id }, isPast ? { cycle: cycle.id, month: monthLike(today, cycle) } : {})
        }
      />
    </Stack>
  );
}
