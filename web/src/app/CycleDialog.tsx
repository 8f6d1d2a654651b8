import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import type { cycles } from '@ruta/contracts/cycles/cycles.api';
import { homePages } from '@ruta/contracts/home.pages';
import { proofsPages } from '@ruta/contracts/proofs/proofs.pages';
import type { Area } from '@ruta/contracts/roles';
import { ROLES } from '@ruta/contracts/roles';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { EmptyState, Heading, LinkButton, Modal, Select, Skeleton, Stack } from '@ruta/design-system';
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

/**
 * Chooses a cycle to read, and where: coaches and school staff one of its schools, whose agenda, visits or proofs open;
 * teachers their own proofs; the management its schools. A finished one is only read.
 */
export function CycleDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(cycleDialogTexts);
  const shared = useTexts(sharedTexts);
  const { me } = useSession();
  const { area } = ROLES[me.role];
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
        {cycle &&
          (area === 'coach' || area === 'scholastic' ? (
            <SchoolsOf key={cycle.id} area={area} cycle={cycle} />
          ) : (
            <LinkButton variant="primary" href={pageOf(area, cycle)}>
              {t(area === 'professor' ? 'open.proofs' : 'open.schools', { period: cycle.period })}
            </LinkButton>
          ))}
      </Stack>
    </Modal>
  );
}

interface Chosen {
  id: number;
  period: string;
  state: string;
  start_at: string;
  end_at: string;
}

/** The page of a cycle where there is no school to choose first. */
function pageOf(area: Area, { id, state }: Chosen): string {
  const cycle = state === 'finished' ? id : undefined;
  const page = area === 'professor' ? proofsPages.professorProofs : homePages.management;
  return page.href(undefined, { cycle });
}

/** The kinds of pages of a school that read a cycle. */
const PAGES = {
  coach: { visits: visitsPages.coachVisits, proofs: proofsPages.coachProofs },
  scholastic: { visits: visitsPages.scholasticVisits, proofs: proofsPages.scholasticProofs },
};
const AGENDAS = { coach: agendaPages.coachAgenda, scholastic: agendaPages.scholasticAgenda };

interface SchoolsOfProps {
  area: keyof typeof PAGES;
  cycle: Chosen;
}

/** The person's schools in a cycle, each a link to the kind of page that is open: visits, proofs, else its agenda. */
function SchoolsOf({ area, cycle }: SchoolsOfProps) {
  const t = useTexts(cycleDialogTexts);
  const { me } = useSession();
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
  const kind = currentEntry(area, pathname)?.id;
  const past = isPast ? cycle.id : undefined;
  const hrefOf = (school_id: number) =>
    kind === 'visits' || kind === 'proofs'
      ? PAGES[area][kind].href({ school_id }, { cycle: past })
      : AGENDAS[area].href({ school_id }, isPast ? { cycle: past, month: monthLike(today, cycle) } : {});
  const isHere = (isPast ? String(cycle.id) : undefined) === inAddress;
  return (
    <Stack gap={3}>
      <Heading level={3} size="S">
        {t('schools', { period: cycle.period })}
      </Heading>
      <FoundSchools schools={data.data} currentId={isHere ? Number(school_id) : undefined} hrefOf={hrefOf} />
    </Stack>
  );
}
