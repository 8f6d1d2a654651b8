import type { pillLinks } from '@ruta/contracts/pills/links.api';
import type { PillLink, PillLinks, RecommendedPills } from '@ruta/contracts/pills/links.schema';
import type { SchoolRef } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { groupBy } from '../../database/group-by';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import { updateAtRevision } from '../../database/update-at-revision';
import { holds, type Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { allThemes } from '../dpi';
import { publishedIndicators } from '../observations';
import { schoolFor } from '../schools';
import { linkId, replaceLinks } from './link.model';
import { linkedPills, linksOf } from './link.reader';
import { managedPill } from './pill-console.reader';
import { recommendedOf } from './recommended';
import { weakestOf } from './weakest.reader';

type LinksForm = z.output<typeof pillLinks.setLinks.body>;

/** What the log tells of a video’s links. */
const factsOf = (links: readonly PillLink[]) => ({
  themes: links.filter(({ kind }) => kind === 'theme').map(({ key }) => key),
  indicators: links.filter(({ kind }) => kind === 'indicator').map(({ key }) => key),
});

/** Videos that are tied to themes and indicators, and what is recommended by them (PIL-03, decision 0057). */
export function linksService({ db, clock }: { db: Knex; clock: Clock }) {
  const presentOf = async (trx: Knex, actor: Actor, id: number): Promise<PillLinks> => {
    const { title, revision } = await managedPill(trx, actor, id);
    const links = await linksOf(trx, id);
    const { themes, indicators } = factsOf(links);
    const published = await publishedIndicators(trx, actor.locale);
    // A guide that is no longer published is named by its code.
    const gone = indicators
      .filter((key) => !published.some((one) => one.key === key))
      .map((key) => ({ key, guide: key.slice(0, key.indexOf('/')), question: key.slice(key.indexOf('/') + 1) }));
    const guides = groupBy([...published, ...gone], ({ guide }) => guide);
    return {
      ...{ id, title, revision, links },
      themes: [...new Set([...(await allThemes(trx)), ...themes])],
      guides: [...guides].map(([name, of]) => ({
        name,
        indicators: of.map(({ key, question }) => ({ key, question })),
      })),
    };
  };

  /** The school, and which of its figures the caller reads. */
  const readableAs = async (actor: Actor, id: number) => {
    const told = holds(actor, 'pill:watch') ? (['dpi:read', 'observation:figures'] as const) : [];
    const abilities = told.filter((ability) => holds(actor, ability));
    let school: SchoolRef | null = null;
    for (const ability of abilities) school = await schoolFor(db, actor, ability, id);
    return { school, abilities };
  };

  return {
    get: (actor: Actor, id: number): Promise<PillLinks> => presentOf(db, actor, id),

    /** Refuses links to what is not there, unless the video had them before. */
    set: (actor: Actor, id: number, { links, revision }: LinksForm): Promise<PillLinks> =>
      db.transaction(async (trx) => {
        await lockRows(trx, 'pills_videos', id);
        const before = await presentOf(trx, actor, id);
        const known = new Set([
          ...before.themes.map((key) => linkId({ kind: 'theme', key })),
          ...before.guides.flatMap(({ indicators }) => indicators.map(({ key }) => linkId({ kind: 'indicator', key }))),
        ]);
        if (links.some((link) => !known.has(linkId(link)))) throwFieldErrors({ links: ['pills.links.unknown'] });
        const at = utc(clock.now());
        await updateAtRevision(trx, 'pills_videos', {
          ...{ at: { id }, revision: revision ?? 'any', changes: { updated_at: at } },
          stale: () => new Problem('pills.stale', { current: before }),
        });
        await replaceLinks(trx, id, links);
        const after = await presentOf(trx, actor, id);
        await recordAudit(trx, {
          ...{ at, actor, action: 'pill.changed', subject: { type: 'pill', id, label: after.title } },
          ...{ before: factsOf(before.links), after: factsOf(after.links) },
        });
        return after;
      }),

    /** For who watches nothing or reads no figures, and without a school, nothing. 404 for a school whose figures the caller does not read. */
    async recommended(actor: Actor, schoolId?: number): Promise<RecommendedPills> {
      own(actor);
      const id = schoolId ?? actor.schoolId;
      const { school, abilities } = id === null ? { school: null, abilities: [] } : await readableAs(actor, id);
      if (school === null) return { school, videos: [] };
      const weakest = await weakestOf(db, clock, { school_id: school.id, abilities, locale: actor.locale });
      return {
        school,
        videos: recommendedOf(
          weakest,
          await linkedPills(
            db,
            actor,
            weakest.map(({ link }) => link),
          ),
        ),
      };
    },
  };
}

export type LinksService = ReturnType<typeof linksService>;
