import type { CatalogueContent } from '@ruta/contracts/pfp/catalogue.schema';
import { call, upload, useRefresh } from '../../../lib/api';
import type { Saved } from '../../../shared/conflict/use-revised-form';
import { CaptionsField } from '../../../shared/film/CaptionsField';
import { useCaptions } from '../../../shared/film/use-captions';
import { sayDone } from '../../../shared/SnackbarBridge';
import { FORMATION_CATALOGUE, keepCaptions, removeCaptions } from '../catalogue.calls';

interface ContentCaptionsProps {
  planId: number;
  content: CatalogueContent;
}

/** The captions of a film that is saved: kept at once, beside the form, and removed when asked (PFP-01). */
export function ContentCaptions({ planId, content }: ContentCaptionsProps) {
  const refresh = useRefresh();
  const captions = useCaptions({ kept: content.captions ? ['only'] : [], typeFault: 'pfp.captions.type' });
  const params = { id: planId, content_id: content.id };
  const atOnce = async (work: Promise<Saved>) => {
    const done = await work;
    sayDone(done);
    void refresh(FORMATION_CATALOGUE);
    return done;
  };
  return (
    <CaptionsField
      places={['only']}
      captions={captions}
      saved={{
        send: (_place, file, sending) => atOnce(upload(keepCaptions, { params, form: { file }, ...sending })),
        remove: () => atOnce(call(removeCaptions, { params })),
      }}
    />
  );
}
