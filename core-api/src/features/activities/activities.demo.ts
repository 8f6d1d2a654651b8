import type { Knex } from 'knex';
import sharp from 'sharp';
import type { NewRow } from '../../database/table';
import { insertRows } from '../../seeds/rows';
import type { FileStore } from '../../storage/file-store';

/** Drawings for the demo's evidence: a blackboard, a notebook and a circle of chairs. */
const DRAWINGS: readonly { name: string; shapes: string }[] = [
  {
    name: 'Pizarrón con las metas del grupo.jpg',
    shapes:
      '<rect width="1200" height="800" fill="#cdb48f"/><rect x="90" y="80" width="1020" height="560" rx="12" fill="#23513f" stroke="#7a5a34" stroke-width="24"/><path d="M170 200h520M170 290h640M170 380h420M170 470h580" stroke="#e8efe6" stroke-width="14" stroke-linecap="round"/><circle cx="930" cy="300" r="90" fill="none" stroke="#f3d97a" stroke-width="12"/>',
  },
  {
    name: 'Cuaderno de Matemáticas, 3.º A.jpg',
    shapes:
      '<rect width="1200" height="800" fill="#8d9aa8"/><rect x="190" y="70" width="820" height="660" rx="10" fill="#fbfaf4"/><path d="M190 170h820M190 240h820M190 310h820M190 380h820M190 450h820M190 520h820M190 590h820" stroke="#c9d7e6" stroke-width="4"/><path d="M300 70v660" stroke="#d98282" stroke-width="5"/><path d="M350 225h300M350 295h420M350 365h240M350 505h380" stroke="#3a4a63" stroke-width="9" stroke-linecap="round"/>',
  },
  {
    name: 'Reunión con el equipo docente.jpg',
    shapes:
      '<rect width="1200" height="800" fill="#e9e2d3"/><ellipse cx="600" cy="430" rx="330" ry="180" fill="#b98b56"/><g fill="#3d6480"><circle cx="240" cy="300" r="70"/><circle cx="430" cy="190" r="70"/><circle cx="640" cy="160" r="70"/><circle cx="850" cy="210" r="70"/><circle cx="980" cy="360" r="70"/><circle cx="620" cy="680" r="70"/></g>',
  },
];

interface Finished {
  id: number;
  coach_id: number;
  completed_at: string;
}

/** Adds one to three pictures to each finished visit of the demo. Returns their number. */
export async function seedEvidence(db: Knex, store: FileStore): Promise<number> {
  const pictures = await Promise.all(
    DRAWINGS.map(async ({ name, shapes }) => ({
      name,
      bytes: await sharp(
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${shapes}</svg>`),
      )
        .jpeg({ quality: 80 })
        .toBuffer(),
    })),
  );
  const visits = await db('agenda_activities')
    .where({ activity_type: 'SchoolVisitActivity', isCompleted: 1 })
    .orderBy('id')
    .select<Finished[]>('id', 'coach_id', 'completed_at');

  const rows: NewRow<'activity_evidences'>[] = [];
  for (const [index, { id, coach_id, completed_at }] of visits.entries()) {
    for (const [at, { name, bytes }] of pictures.slice(0, 1 + (index % pictures.length)).entries()) {
      const { key, size } = await store.put(bytes);
      rows.push({
        ...{ agenda_activity_id: id, slot: at + 1, file_name: name, mime_type: 'image/jpeg' as const, size, path: key },
        ...{ uploaded_by: coach_id, created_at: completed_at },
      });
    }
  }
  await insertRows(db, 'activity_evidences', rows);
  return rows.length;
}
