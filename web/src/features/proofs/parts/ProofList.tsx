import { useState } from 'react';
import type { CycleChoice } from '@ruta/contracts/cycles/cycle.schema';
import type { ProofList as ProofListReply } from '@ruta/contracts/proofs/proofs.screens';
import type { IssuedProof } from '@ruta/contracts/proofs/issued-proof.schema';
import { Button, EmptyState, FilterBar, Modal, PageHeader, Select, Stack, Text } from '@ruta/design-system';
import type { ReadResult } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { listStatus } from '../../../shared/list/list-status';
import { listTexts } from '../../../shared/list/list.texts';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Forbidden, NotFound } from '../../../shared/PageStates';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { Failed, StaleNote } from '../../../shared/ScreenState';
import { sharedTexts } from '../../../shared/shared.texts';
import { usePageTitle } from '../../../shared/use-page-title';
import { proofTexts } from '../proofs.texts';
import { isNarrowed } from '../use-proofs-view';
import type { ProofsView, ProofsViewActions } from '../use-proofs-view';
import { ProofTable } from './ProofTable';
import { RevokeDialog } from './RevokeDialog';

export interface ProofListProps {
  title: string;
  /** What the list is, below its title. Default: the name of the school. */
  intro?: string;
  result: Omit<ReadResult<ProofListReply>, 'mutate'>;
  view: ProofsView;
  actions: ProofsViewActions;
  /** Cycles to choose from in the filters. Default: none, because the cycle is chosen with a school. */
  cycles?: readonly CycleChoice[];
}

/** Issued proofs of a cycle, five a page (ACT-06). */
export function ProofList({ title, intro, result, view, actions, cycles = [] }: ProofListProps) {
  const t = useTexts(proofTexts);
  const [revoked, setRevoked] = useState<IssuedProof | null>(null);
  const [asked, setAsked] = useState<IssuedProof | null>(null);
  const { data, problem, isPrevious, isValidating, readAt, retry } = result;
  usePageTitle(data?.school ? `${title}, ${data.school.name}` : title);

  if (problem?.status === 403) return <Forbidden />;
  if (problem?.status === 404) return <NotFound title={problem.message} />;
  const status = listStatus(result, data?.proofs, isNarrowed(view));
  return (
    <Stack gap={4}>
      <PageHeader
        title={title}
        meta={
          <>
            <Text tone="muted">{intro ?? data?.school?.name ?? '\u00a0'}</Text>
            {data?.past && <ReadOnlyNote past={data.past} />}
          </>
        }
      />
      {(status !== 'empty' || cycles.length > 1) && (
        <ProofFilters
          cycles={cycles}
          view={view}
          actions={actions}
          total={status === 'error' || isPrevious ? undefined : data?.proofs.total}
        />
      )}
      {problem && status !== 'error' && <StaleNote {...{ problem, readAt, isValidating, retry }} />}
      <ProofTable
        proofs={data?.proofs.data ?? []}
        label={title}
        status={status}
        onRevoke={setRevoked}
        onWhy={setAsked}
        errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
        emptyState={
          <EmptyState
            icon="checkCircle"
            title={t('empty.title')}
            body={t(data?.past ? 'empty.past.body' : 'empty.body')}
          />
        }
        noMatchState={
          <NothingFound
            total={data?.proofs.total ?? 0}
            actions={actions}
            beyondTitle={t('beyond.title')}
            title={t('no-match.title')}
            body={t('no-match.body')}
          />
        }
      />
      {data && status !== 'error' && (
        <ListPages list={data.proofs} label={t('pages')} onPage={actions.showPage} isWaiting={isPrevious} />
      )}
      {revoked && <RevokeDialog key={revoked.id} proof={revoked} onClose={() => setRevoked(null)} />}
      {asked && <Why proof={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

interface ProofFiltersProps extends Pick<ProofListProps, 'view' | 'actions'> {
  cycles: readonly CycleChoice[];
  total: number | undefined;
}

function ProofFilters({ view, actions, cycles, total }: ProofFiltersProps) {
  const t = useTexts(proofTexts);
  const list = useTexts(listTexts);
  const { search, activity, cycle } = view;
  const started = cycles.find(({ is_over }) => !is_over);
  return (
    <FilterBar
      aria-label={t('filters')}
      search={
        <FilterSearch
          label={t('filter.search')}
          placeholder={t('filter.search.hint')}
          value={search}
          onChange={(text) => actions.change({ search: text })}
        />
      }
      applied={[
        ...(search ? [{ id: 'search', label: `${t('filter.search')}: ${search}`, isSearch: true }] : []),
        ...(activity ? [{ id: 'activity', label: t('filter.activity') }] : []),
      ]}
      appliedLabel={t('filters.applied')}
      onRemove={(id) => actions.change(id === 'search' ? { search: '' } : { activity: undefined })}
      clearLabel={list('filters.clear')}
      onClear={actions.clear}
      resultText={total === undefined ? undefined : t('results', { count: total })}
    >
      {cycles.length > 1 && (
        <Select
          label={t('filter.cycle')}
          value={cycle ?? (started ? String(started.id) : null)}
          placeholder={t('filter.cycle')}
          onChange={(id) =>
            actions.change({ cycle: id === null || id === String(started?.id) ? undefined : id, activity: undefined })
          }
          items={cycles.map(({ id, period, is_over }) => ({
            id: String(id),
            label: period,
            description: t(is_over ? 'filter.cycle.over' : 'filter.cycle.running'),
          }))}
        />
      )}
    </FilterBar>
  );
}

/** Why a proof was revoked. */
function Why({ proof, onClose }: { proof: IssuedProof; onClose: () => void }) {
  const t = useTexts(proofTexts);
  const shared = useTexts(sharedTexts);
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('why.title')}
      closeLabel={shared('close')}
      footer={<Button onPress={onClose}>{shared('close')}</Button>}
    >
      <Text>{proof.reason ?? ''}</Text>
    </Modal>
  );
}
