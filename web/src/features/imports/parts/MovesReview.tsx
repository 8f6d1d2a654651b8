import type { ImportBatch, ImportMoves } from '@ruta/contracts/imports/import.schema';
import { ROLES } from '@ruta/contracts/roles';
import { InlineAlert, Stack } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { Lines } from '../../../shared/Lines';
import { importTexts } from '../imports.texts';

export interface MovesReviewProps {
  cycle: string;
  moves: ImportMoves;
  heavy: ImportBatch['heavy'];
}

/** What applying a file of the hierarchy moves, over all its schools, and whom it gives many: one review before it. */
export function MovesReview({ cycle, moves, heavy }: MovesReviewProps) {
  const t = useTexts(importTexts);
  const locale = useLocale();
  const isNothing = moves.visits + moves.activities + moves.kept === 0;
  return (
    <Stack gap={3}>
      <InlineAlert tone="info" title={t('moves.title', { cycle })}>
        {isNothing ? t('moves.none') : t('moves.body', { ...moves })}
      </InlineAlert>
      {heavy.length > 0 && (
        <InlineAlert tone="warning" title={t('heavy.title')}>
          <Lines>
            {heavy.map(({ person, role, schools, mean }) => (
              <li key={`${person.id} ${role}`}>
                {t('heavy.one', { name: person.fullname, role: ROLES[role].name[locale], count: schools, mean })}
              </li>
            ))}
          </Lines>
        </InlineAlert>
      )}
    </Stack>
  );
}
