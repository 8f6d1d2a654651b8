import type { Locale } from '@ruta/contracts';
import { CAPTIONS_TYPE } from '@ruta/contracts/kit/file-types';
import type { CatalogueContent } from '@ruta/contracts/pfp/catalogue.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import type { UploadedFile } from '../../kernel/uploaded-file';
import type { FileStore } from '../../storage/file-store';
import { discard, keepUploads } from '../../storage/keep-uploads';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { planSubject, planToChange } from './catalogue.judging';
import { putCaptions } from './catalogue.model';
import { contentInCatalogue, contentOfPlan } from './catalogue.reader';

interface CaptionsDeps {
  db: Knex;
  clock: Clock;
  store: FileStore;
}

interface Place {
  /** Of the plan. */
  id: number;
  content_id: number;
}

/**
 * Captions of the films of plans: kept at once, beside the revision of the content. Former ones stay in the store until the
 * sweep, because another cycle may name them (decision 0055).
 */
export function captionsService({ db, clock, store }: CaptionsDeps) {
  const put = (actor: Actor, { id, content_id }: Place, captions_key: string | null): Promise<CatalogueContent> =>
    db.transaction(async (trx) => {
      const plan = await planToChange(trx, actor, id);
      const film = await contentOfPlan(trx, id, content_id);
      if (!film) throw new Problem('pfp.content-not-found');
      if (film.kind !== 'video') throw new Problem('pfp.not-a-film');
      if (captions_key === null && film.captions_key === null) throw new Problem('pfp.no-captions');
      const changed = await putCaptions(trx, film, captions_key);
      if (changed === 0) throw new Problem('pfp.content-not-found');
      await recordAudit(trx, {
        ...{ at: utc(clock.now()), actor, action: 'formation.content-changed', subject: planSubject(plan) },
        ...{ before: { captions: film.captions_key !== null }, after: { captions: captions_key !== null } },
      });
      return contentInCatalogue({ ...film, captions_key });
    });

  return {
    async keep(
      actor: Actor,
      place: Place,
      { files, locale }: { files: readonly UploadedFile[]; locale: Locale },
    ): Promise<CatalogueContent> {
      const kept = await keepUploads(store, files, {
        ...{ field: 'file', types: [CAPTIONS_TYPE], locale, typeFault: 'pfp.captions.type' },
      });
      try {
        const [file] = kept;
        if (!file) throw new Problem('request.malformed');
        return await put(actor, place, file.key);
      } catch (error) {
        await discard(store, kept);
        throw error;
      }
    },

    remove: (actor: Actor, place: Place): Promise<CatalogueContent> => put(actor, place, null),
  };
}

export type CaptionsService = ReturnType<typeof captionsService>;
