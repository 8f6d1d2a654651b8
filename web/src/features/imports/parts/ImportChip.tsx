import type { ImportBatch, ImportRow } from '@ruta/contracts/imports/import.schema';
import type { ImportOutcome } from '@ruta/contracts/imports/import-kinds';
import { StatusChip } from '@ruta/design-system';
import type { Status } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { importTexts } from '../imports.texts';

/** The state of an import. */
export function ImportChip({ batch: { applied_at, undone_at } }: { batch: ImportBatch }) {
  const t = useTexts(importTexts);
  if (undone_at !== null) return <StatusChip status="cancelled">{t('state.undone')}</StatusChip>;
  if (applied_at !== null) return <StatusChip status="finished">{t('state.applied')}</StatusChip>;
  return <StatusChip status="pending">{t('state.waiting')}</StatusChip>;
}

const LOOKS: Readonly<Record<ImportOutcome, Status>> = {
  ready: 'new',
  changes: 'progress',
  unchanged: 'draft',
  invalid: 'outdated',
  twice: 'outdated',
  unknown: 'outdated',
  ambiguous: 'pending',
};
const DONE_LOOKS = { written: 'finished', undone: 'cancelled', kept: 'inactive', used: 'inactive' } as const;

/** What a row would do, or what was done. */
export function OutcomeChip({ row: { outcome, done } }: { row: ImportRow }) {
  const t = useTexts(importTexts);
  if (done !== null) return <StatusChip status={DONE_LOOKS[done]}>{t(`done.${done}`)}</StatusChip>;
  return <StatusChip status={LOOKS[outcome]}>{t(`outcome.${outcome}`)}</StatusChip>;
}
