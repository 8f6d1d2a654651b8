import type { CatalogueCentral } from '@ruta/contracts/pfi/central-catalogue.schema';
import { formatDay } from '../../lib/dates';
import { useLocale, useTexts } from '../../lib/i18n';
import type { Difference } from '../../shared/conflict/ConflictDialog';
import { centralCatalogueTexts } from './central-catalogue.texts';
import { typedOf, type TypedCentral } from './central-form';
import { useCentralAudience } from './use-central-audience';

/** What is typed of a central activity beside what somebody else saved (F02); nothing without a conflict. */
export function useCentralDifferences(typed: TypedCentral, theirs: CatalogueCentral | null): () => Difference[] {
  const t = useTexts(centralCatalogueTexts);
  const locale = useLocale();
  const audience = useCentralAudience();
  const shown = (one: TypedCentral): Record<string, string> => ({
    [t('field.title')]: one.title,
    [t('field.title_en')]: one.title_en,
    [t('field.description')]: one.description,
    [t('field.description_en')]: one.description_en,
    [t('field.window_start')]: one.window_start === null ? '' : formatDay(one.window_start),
    [t('field.window_end')]: one.window_end === null ? '' : formatDay(one.window_end),
    [t('field.hours')]: one.hours === null ? '' : new Intl.NumberFormat(locale).format(one.hours),
    [t('field.roles')]: audience(one),
    [t('reasons')]: one.reasons.map(({ reason }) => reason).join('\n'),
    [t('field.survey')]: one.survey ?? t('survey.none'),
    [t('field.gives_proof')]: one.gives_proof ? '✓' : '',
  });
  return () => {
    if (theirs === null) return [];
    const saved = shown(typedOf(theirs));
    return Object.entries(shown(typed)).map(([name, mine]) => ({ name, mine, saved: saved[name] ?? '' }));
  };
}
