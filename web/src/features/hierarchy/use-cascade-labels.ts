import type { SelectorCascadeLabels } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { sharedTexts } from '../../shared/shared.texts';
import { hierarchyTexts } from './hierarchy.texts';

/** Texts of the cascades of people. */
export function useCascadeLabels(): SelectorCascadeLabels {
  const t = useTexts(hierarchyTexts);
  const shared = useTexts(sharedTexts);
  return {
    loading: t('people.loading'),
    failed: t('people.failed'),
    retry: shared('retry'),
    empty: t('people.empty'),
    noMatch: t('people.no-match'),
    cleared: (labels) => t('people.cleared', { places: labels.join(', ') }),
  };
}
