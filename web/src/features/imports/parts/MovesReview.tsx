import type { ImportMoves } from '@ruta/contracts/imports/import.schema';
import { InlineAlert } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { importTexts } from '../imports.texts';

/** What applying a file of the hierarchy moves, over all its schools: one review before it. */
export function MovesReview({ cycle, moves }: { cycle: string; moves: ImportMoves }) {
  const t = useTexts(importTexts);
  const isNothing = moves.visits + moves.activities + moves.kept === 0;
  return (
    <InlineAlert tone="info" title={t('moves.title', { cycle })}>
      {isNothing ? t('moves.none') : t('moves.body', moves)}
    </InlineAlert>
  );
}
