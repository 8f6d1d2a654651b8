import { OFFICE_TYPES } from '@ruta/contracts/kit/file-types';
import { LINK_TYPE } from '@ruta/contracts/pfp/limits';
import type { Knex } from 'knex';
import sharp from 'sharp';
import { groupBy } from '../../database/group-by';
import type { NewRow } from '../../database/table';
import { drawPdf } from '../../pdf/paper';
import type { CycleDates } from '../../seeds/calendar';
import { insertRows, instantAt } from '../../seeds/rows';
import type { FileStore } from '../../storage/file-store';
import { CYCLE_ID, LAST_CYCLE_ID } from '../cycles/cycles.demo';
import type { Place } from '../schools/places.demo';
import type { People } from '../users/users.demo';
import { demoCaptions, FILM_SECONDS } from './film-captions.demo-data';
import { DOCUMENT, FILM } from './pfp-files.demo-data';
import { FORMATION_PLANS } from './pfp-plans.demo-data';

interface FormationToSeed {
  trx: Knex;
  people: People;
  placesByKey: ReadonlyMap<string, Place>;
  cycles: { previous: CycleDates; current: CycleDates };
  opened: string;
}

/** Days back on which somebody of a school opened a plan; one of three people has not opened one yet. */
const opened = (person: number, plan: number) => (person * 7 + plan * 3) % 12;

/** Six plans in the started cycle and in the last one, whose day is over, and who has consulted them. */
export async function pfpDemo({
  trx,
  people,
  placesByKey,
  cycles,
}: FormationToSeed): Promise<{ formationPlans: number }> {
  const laid = [
    { cycle_id: CYCLE_ID, at: `${cycles.current.startAt} 15:00:00` },
    { cycle_id: LAST_CYCLE_ID, at: `${cycles.previous.startAt} 15:00:00` },
  ];
  await insertRows(
    trx,
    'formation_plans',
    laid.flatMap(({ cycle_id, at }, of) =>
      FORMATION_PLANS.map(({ key, name, description, hours, roles, levels }, index) => ({
        ...{ id: of * FORMATION_PLANS.length + index + 1, cycle_id, key, order: index + 1, tenths: hours * 10 },
        ...{ name_es: name[0], name_en: name[1], description_es: description[0], description_en: description[1] },
        ...{ roles: JSON.stringify(roles), levels: JSON.stringify(levels), active: true, published_at: at },
        ...{ created_at: at, updated_at: at },
      })),
    ),
  );
  const links = laid.flatMap(({ at }, of) =>
    FORMATION_PLANS.flatMap(({ contents }, index) =>
      contents.flatMap(({ kind, name, about }, order): NewRow<'formation_contents'>[] =>
        kind !== 'link' || about === undefined
          ? []
          : [
              {
                ...{ plan_id: of * FORMATION_PLANS.length + index + 1, kind, mime_type: LINK_TYPE, name, url: about },
                ...{ file_key: null, size: null, pages: null, duration_seconds: null, captions_key: null },
                ...{ required: false, order: order + 1, created_at: at, updated_at: at },
              },
            ],
      ),
    ),
  );
  await insertRows(trx, 'formation_contents', links);
  const items = [...placesByKey.values()].flatMap((place) =>
    (people.attending.get(place.key) ?? []).flatMap((user_id, person) =>
      FORMATION_PLANS.flatMap((_, plan) =>
        // The first teacher of each school has everything ahead, so that there is something to open.
        opened(person, plan) < 5 && person % 3 !== 2
          ? [
              {
                ...{ user_id, plan_id: plan + 1, cycle_id: CYCLE_ID, school_id: place.id, consulted: true },
                consulted_at: instantAt(place.dayAt(-1 - opened(person, plan)), '17:20', place.timezone),
              },
            ]
          : [],
      ),
    ),
  );
  await insertRows(trx, 'formation_plan_items', items);
  return { formationPlans: laid.length * FORMATION_PLANS.length };
}

/** Lays the files of the plans into the store. Returns their number. */
export async function seedFormationFiles(db: Knex, store: FileStore): Promise<number> {
  const rows: NewRow<'formation_contents'>[] = [];
  const plans = groupBy(await db('formation_plans').orderBy('id').select('id', 'key', 'created_at'), ({ key }) => key);
  const film = await store.put(Buffer.from(FILM, 'base64'));
  const captions = await store.put(demoCaptions('es'));
  const document = await store.put(Buffer.from(DOCUMENT, 'base64'));
  for (const { key, contents } of FORMATION_PLANS) {
    for (const [at, { kind, name, about = '', required }] of contents.entries()) {
      if (kind === 'link') continue;
      const made = await fileOf(kind, name, about);
      const stored = made === null ? (kind === 'film' ? film : document) : await store.put(made);
      for (const { id, created_at } of plans.get(key) ?? [])
        rows.push({
          ...{ plan_id: id, kind: kind === 'film' ? 'video' : 'file', mime_type: TYPES[kind], name, url: null },
          ...{ file_key: stored.key, size: stored.size, pages: kind === 'pdf' ? 1 : null },
          captions_key: kind === 'film' ? captions.key : null,
          ...{ duration_seconds: kind === 'film' ? FILM_SECONDS : null, required: required === true, order: at + 1 },
          ...{ created_at, updated_at: created_at },
        });
    }
  }
  await insertRows(db, 'formation_contents', rows);
  return rows.length;
}

const TYPES = { pdf: 'application/pdf', film: 'video/mp4', picture: 'image/png', document: OFFICE_TYPES[0] } as const;

/** The bytes of a PDF or a picture; null for those that every plan has the same. */
async function fileOf(kind: keyof typeof TYPES, name: string, about: string): Promise<Buffer | null> {
  if (kind === 'pdf')
    return drawPdf(
      { title: name, author: 'Ruta', language: 'es', head: ['Plan de formación', name], foot: (page) => String(page) },
      (paper) => {
        paper.title(name);
        paper.text(about);
      },
    );
  return kind === 'picture'
    ? sharp(Buffer.from(drawingOf(name)))
        .png()
        .toBuffer()
    : null;
}

/** Four steps around a name. */
const drawingOf = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#fbfaf4"/>
<g fill="none" stroke="#23513f" stroke-width="10"><circle cx="600" cy="400" r="260"/></g>
<g fill="#3d6480"><circle cx="600" cy="140" r="64"/><circle cx="860" cy="400" r="64"/><circle cx="600" cy="660" r="64"/><circle cx="340" cy="400" r="64"/></g>
<g fill="#fff" font-family="sans-serif" font-size="52" font-weight="700" text-anchor="middle"><text x="600" y="158">1</text><text x="860" y="418">2</text><text x="600" y="678">3</text><text x="340" y="418">4</text></g>
<text x="600" y="412" fill="#1d2b26" font-family="sans-serif" font-size="34" font-weight="700" text-anchor="middle">${name}</text></svg>`;
