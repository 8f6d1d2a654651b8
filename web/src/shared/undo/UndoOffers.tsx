import { useSyncExternalStore } from 'react';
import { Button, InlineAlert } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { sharedTexts } from '../shared.texts';
import { undoOffers } from './undo-offers';

/** The deletions of this page that can still be undone, after their snackbar has gone. */
export function UndoOffers({ at }: { at: string }) {
  const t = useTexts(sharedTexts);
  const { me } = useSession();
  const offers = useSyncExternalStore(undoOffers.subscribe, undoOffers.now);
  return offers
    .filter(({ touches, userId }) => touches.includes(at) && userId === me.user.id)
    .map((offer, index) => (
      <InlineAlert
        key={`${index} ${offer.message}`}
        title={offer.message}
        actions={
          <Button size="S" onPress={() => void offer.undo()}>
            {t('undo')}
          </Button>
        }
      >
        {t('undo.body')}
      </InlineAlert>
    ));
}
