import { ConfirmDialog } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { useWhyOffline } from '../../../shared/use-sending';
import { centralCatalogueTexts } from '../central-catalogue.texts';
import type { CentralDeeds } from '../use-central-deeds';

interface CentralAskProps {
  deeds: CentralDeeds;
  /** What the activity is called, in the reader's language. */
  name: string;
}

/** Asks before a central activity is retired or deleted. */
export function CentralAsk({ deeds: { asked, ask, failure, confirm }, name }: CentralAskProps) {
  const t = useTexts(centralCatalogueTexts);
  const shared = useTexts(sharedTexts);
  const whyOffline = useWhyOffline();
  const what = asked?.what ?? 'retire';
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      onOpenChange={(isOpen) => !isOpen && ask(null)}
      title={t(`${what}.ask`, { name })}
      body={t(`${what}.body`)}
      confirmLabel={t(what)}
      cancelLabel={shared('cancel')}
      tone={what === 'delete' ? 'danger' : 'default'}
      disabledReason={whyOffline}
      errorMessage={failure}
      onConfirm={confirm}
    />
  );
}
