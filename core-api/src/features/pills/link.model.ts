import type { PillLink } from '@ruta/contracts/pills/links.schema';
import type { Knex } from 'knex';

/** What makes a link the same as another. */
export const linkId = ({ kind, key }: PillLink): string => `${kind} ${key}`;

/** Replaces what a video is tied to. The video is locked. */
export async function replaceLinks(trx: Knex, video_id: number, links: readonly PillLink[]): Promise<void> {
  await trx('pills_video_links').where({ video_id }).delete();
  const distinct = new Map(links.map((link) => [linkId(link), { video_id, kind: link.kind, key: link.key }]));
  if (distinct.size > 0) await trx('pills_video_links').insert([...distinct.values()]);
}
