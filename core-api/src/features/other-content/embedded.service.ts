import { fieldMessage, type Locale } from '@ruta/contracts';
import { secureAddress } from '@ruta/contracts/other-content/media-url';
import type { EmbeddedKey, EmbeddedPage, EmbeddedPageForm } from '@ruta/contracts/other-content/other-content.schema';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { InvalidRequest, Problem, throwFieldErrors } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { getEmbedded, mayBeFramed } from './embedded.reader';
import { insertEmbedded } from './section.model';

interface EmbeddedDeps {
  db: Knex;
  clock: Clock;
  /** Hosts whose pages may be framed. */
  frameHosts: readonly string[];
}

const factsOf = ({ url, title, title_en, active }: EmbeddedPage) => ({ url, title, title_en, active });

/** The embedded pages (OTH-02). The server never opens their addresses (T07). */
export function embeddedService({ db, clock, frameHosts }: EmbeddedDeps) {
  const get = (trx: Knex, actor: Actor, key: EmbeddedKey) => getEmbedded(trx, actor, key, frameHosts);

  /** An address is https on a listed host; only an inactive page has none. */
  const assertAddress = ({ url, active }: EmbeddedPageForm, locale: Locale) => {
    if (url === '') {
      if (active) throwFieldErrors({ url: ['other-content.url.required'] });
      return;
    }
    if (mayBeFramed(url, frameHosts)) return;
    if (secureAddress(url) && frameHosts.length === 0) throwFieldErrors({ url: ['other-content.url.no-hosts'] });
    const hosts = frameHosts.join(', ');
    throw new InvalidRequest({
      url: [fieldMessage(hosts === '' ? 'other-content.url.invalid' : 'other-content.url.host', locale, { hosts })],
    });
  };

  return {
    get: (actor: Actor, key: EmbeddedKey): Promise<EmbeddedPage> => get(db, actor, key),

    /** Refuses with the present page where somebody else wrote it first. */
    async save(actor: Actor, key: EmbeddedKey, form: EmbeddedPageForm, locale: Locale): Promise<EmbeddedPage> {
      const { revision, ...page } = { ...form, url: form.url.trim() };
      assertAddress({ ...page, revision }, locale);
      const stalePage = async (trx: Knex) =>
        new Problem('other-content.page-stale', { current: await get(trx, actor, key) });
      try {
        return await db.transaction(async (trx) => {
          const at = utc(clock.now());
          const stale = () => stalePage(trx);
          const before = await get(trx, actor, key);
          if (before.revision === 0) {
            if (revision !== undefined && revision !== 0) throw await stale();
            await insertEmbedded(trx, key, page, at);
          } else
            await updateAtRevision(trx, 'embedded_pages', {
              ...{ at: { page_key: key }, revision: revision ?? 'any', changes: { ...page, updated_at: at }, stale },
            });
          const after = await get(trx, actor, key);
          await recordAudit(trx, {
            ...{
              at,
              actor,
              action: 'content.page-changed',
              subject: { type: 'content', id: null, label: after.title },
            },
            ...{ before: factsOf(before), after: factsOf(after) },
          });
          return after;
        });
      } catch (error) {
        // Two people wrote the page for the first time at once.
        if (isUniqueViolation(error)) throw await stalePage(db);
        throw error;
      }
    },
  };
}

export type EmbeddedService = ReturnType<typeof embeddedService>;
