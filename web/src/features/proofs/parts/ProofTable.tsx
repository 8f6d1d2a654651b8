import type { ReactNode } from 'react';
import type { IssuedProof } from '@ruta/contracts/proofs/issued-proof.schema';
import { proofsPages } from '@ruta/contracts/proofs/proofs.pages';
import { DataTable, IconButton, Menu, StatusChip } from '@ruta/design-system';
import type { MenuItemSpec, TableColumn, TableStatus } from '@ruta/design-system';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { proofTexts } from '../proofs.texts';

export interface ProofTableProps {
  proofs: readonly IssuedProof[];
  label: string;
  status: TableStatus;
  onRevoke: (proof: IssuedProof) => void;
  onWhy: (proof: IssuedProof) => void;
  emptyState: ReactNode;
  noMatchState: ReactNode;
  errorState: ReactNode;
}

interface Row {
  id: string;
  proof: IssuedProof;
}

/** Issued proofs, each with its paper, its public page, and its revocation where the reader may (ACT-06). */
export function ProofTable({ proofs, label, status, onRevoke, onWhy, ...states }: ProofTableProps) {
  const t = useTexts(proofTexts);
  const columns: TableColumn<Row>[] = [
    { id: 'person', header: t('column.person'), isRowHeader: true, cell: ({ proof }) => proof.person },
    { id: 'title', header: t('column.title'), priority: 1, cell: ({ proof }) => proof.title },
    {
      id: 'date',
      header: t('column.date'),
      priority: 2,
      cell: ({ proof }) => `${formatDay(proof.date)}, ${proof.time}`,
    },
    {
      id: 'hours',
      header: t('column.hours'),
      isForWide: true,
      cell: ({ proof }) => t('hours', { count: proof.hours }),
    },
    { id: 'folio', header: t('column.folio'), priority: 3, cell: ({ proof }) => proof.folio },
    {
      id: 'state',
      header: t('column.state'),
      priority: 1,
      cell: ({ proof }) => <ProofChip proof={proof} />,
    },
  ];
  const deedsOf = (proof: IssuedProof): MenuItemSpec[] => [
    { id: 'pdf', label: t('pdf'), icon: 'download', onAction: () => openBeside(proof.download_url) },
    {
      id: 'check',
      label: t('check'),
      icon: 'eye',
      onAction: () => openBeside(proofsPages.proofCheck.href({ token: proof.code })),
    },
    ...(proof.reason === null
      ? []
      : [{ id: 'why', label: t('why'), icon: 'info', onAction: () => onWhy(proof) } as const]),
    ...(proof.can.revoke
      ? [{ id: 'revoke', label: t('revoke'), icon: 'danger', tone: 'danger', onAction: () => onRevoke(proof) } as const]
      : []),
  ];
  return (
    <DataTable
      aria-label={label}
      columns={columns}
      rows={proofs.map((proof) => ({ id: String(proof.id), proof }))}
      status={status}
      rowActionsLabel={t('column.actions')}
      rowActions={({ proof }) => (
        <Menu
          placement="bottom end"
          trigger={<IconButton icon="more" size="S" isTooltipHidden label={t('actions', { name: proof.person })} />}
          items={deedsOf(proof)}
        />
      )}
      {...states}
    />
  );
}

const openBeside = (address: string) => void window.open(address, '_blank', 'noreferrer');

function ProofChip({ proof: { revoked_at, corrects_id } }: { proof: IssuedProof }) {
  const t = useTexts(proofTexts);
  if (revoked_at !== null)
    return (
      <StatusChip status="cancelled" icon="danger">
        {t('revoked')}
      </StatusChip>
    );
  return <StatusChip status="active">{t(corrects_id === null ? 'valid' : 'corrected')}</StatusChip>;
}
