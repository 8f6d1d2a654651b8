import type { CatalogueDetail } from '@ruta/contracts/pfp/catalogue.schema';
import { ConfirmDialog } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { useWhyOffline } from '../../../shared/use-sending';
import { catalogueTexts } from '../catalogue.texts';
import { useAudience } from '../use-audience';
import type { CatalogueDeeds } from '../use-catalogue-deeds';

interface CatalogueAskProps {
  deeds: CatalogueDeeds;
  /** Whom publishing reaches; known on the page of the plan. */
  reaches?: CatalogueDetail['reaches'] | undefined;
}

/** Asks before a plan is published, retired or deleted, and before a content is deleted (PFP-01). */
export function CatalogueAsk({ deeds: { asked, ask, failure, confirm }, reaches }: CatalogueAskProps) {
  const t = useTexts(catalogueTexts);
  const shared = useTexts(sharedTexts);
  const whyOffline = useWhyOffline();
  const audience = useAudience();
  const what = asked?.what ?? 'retire';
  const act = what === 'delete-content' ? 'delete' : what;
  const name = asked?.what === 'delete-content' ? asked.content.name : (asked?.plan.name_es ?? '');
  const bodyOf = (): string => {
    if (what === 'delete-content') return t('content.delete.body');
    if (what !== 'publish' || !asked) return t(what === 'delete' ? 'delete.body' : 'retire.body');
    const { people = 0, schools = 0 } = reaches ?? {};
    return t('publish.body', {
      ...{ people: t('people', { count: people }), schools: t('schools', { count: schools }) },
      audience: audience(asked.plan),
    });
  };
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      onOpenChange={(isOpen) => !isOpen && ask(null)}
      title={t(`${act}.ask`, { name })}
      body={bodyOf()}
      confirmLabel={t(act)}
      cancelLabel={shared('cancel')}
      tone={act === 'delete' ? 'danger' : 'default'}
      disabledReason={whyOffline}
      errorMessage={failure}
      onConfirm={confirm}
    />
  );
}
