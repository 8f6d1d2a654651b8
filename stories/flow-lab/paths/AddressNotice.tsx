import { InlineAlert } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { MACHINES } from '@ruta/state-machines/machines';
import type { Decoded, Refusal } from './address';
import { said, words } from './words';

/** Message for a refused address. */
function refusalText(refusal: Refusal, language: LabelLanguage): string {
  if (refusal.reason === 'otherMachine')
    return said('otherMachine', language, { machine: MACHINES[refusal.machine].name[language] });
  return said(refusal.reason, language, { ...refusal });
}

/** Notice for a decoded address that is stale or refused; nothing otherwise. */
export function AddressNotice({ decoded, language }: { decoded: Decoded; language: LabelLanguage }) {
  if (decoded.outcome === 'refused')
    return (
      <InlineAlert tone="danger" title={words.refusedTitle[language]} isLive>
        {refusalText(decoded.refusal, language)}
      </InlineAlert>
    );
  const { stale } = decoded;
  if (stale === null) return null;
  return (
    <InlineAlert tone="warning" title={words.staleTitle[language]} isLive>
      {said(stale.played === stale.of ? 'staleAll' : 'stalePart', language, stale)}
    </InlineAlert>
  );
}
