import { Button, EmptyState } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { listTexts } from './list.texts';
import type { ListActions } from './use-address-view';

export interface NothingFoundProps {
  /** Number of matches; if there are any, the page is beyond the last one. */
  total: number;
  actions: Pick<ListActions<never>, 'showPage' | 'clear'>;
  beyondTitle: string;
  title: string;
  body: string;
}

/** The empty states of a filtered list: no match, or a page beyond the last one; each with a button. */
export function NothingFound({ total, actions, beyondTitle, title, body }: NothingFoundProps) {
  const t = useTexts(listTexts);
  if (total > 0)
    return (
      <EmptyState
        icon="search"
        title={beyondTitle}
        action={<Button onPress={() => actions.showPage(1)}>{t('beyond.action')}</Button>}
      />
    );
  return (
    <EmptyState
      icon="search"
      title={title}
      body={body}
      action={<Button onPress={actions.clear}>{t('filters.clear')}</Button>}
    />
  );
}
