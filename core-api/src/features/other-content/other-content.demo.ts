import type { RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import { searchKey } from '../../database/search-key';
import { insertRows, minutesAfter } from '../../seeds/rows';

const DAY = 24 * 60;
const VIDEO = 'https://ruta.wistia.com/medias';
const TEACHERS: readonly RoleCode[] = ['PROF'];
const LEADERS: readonly RoleCode[] = ['DIR', 'SUBD', 'COOR'];
const COACHES: readonly RoleCode[] = ['COACH_DIR', 'COACH_MAN', 'COACH_CORD', 'COACH', 'COACH_SEC'];

interface Content {
  type: 'URL' | 'key';
  name: string;
  url: string;
  roles?: readonly RoleCode[];
}

const CONTENTS: readonly Content[] = [
  { type: 'URL', name: 'Bienvenida al acompañamiento', url: `${VIDEO}/bienvenida` },
  { type: 'URL', name: 'Cómo se prepara una visita', url: `${VIDEO}/preparar-visita`, roles: COACHES },
  { type: 'URL', name: 'Leer los resultados del diagnóstico', url: `${VIDEO}/resultados-dpi`, roles: LEADERS },
  { type: 'URL', name: 'Preguntas que abren una conversación', url: `${VIDEO}/preguntas` },
  { type: 'URL', name: 'El clima del aula en diez minutos', url: `${VIDEO}/clima-del-aula`, roles: TEACHERS },
  { type: 'URL', name: 'Del diagnóstico al plan de acción', url: `${VIDEO}/plan-de-accion`, roles: LEADERS },
  { type: 'URL', name: 'Observar sin juzgar', url: `${VIDEO}/observar` },
  { type: 'URL', name: 'Cerrar el año con la comunidad', url: `${VIDEO}/cierre` },
  { type: 'key', name: 'Inteligencia', url: 'intelligence' },
  { type: 'key', name: 'Fundamentación', url: 'fundamentacion' },
];

interface OtherContentToSeed {
  trx: Knex;
  /** UTC. */
  now: string;
}

/** Eight videos, some for one group of roles, and two keys of embedded pages (OTH-01). */
export async function otherContentDemo({ trx, now }: OtherContentToSeed): Promise<{ contents: number }> {
  const rows = CONTENTS.map(({ type, name, url }, at) => {
    const written = minutesAfter(now, (at - 2 * CONTENTS.length) * DAY);
    return {
      ...{ id: at + 1, position: at + 1, type, name, search_key: searchKey(name), url },
      ...{ created_at: written, updated_at: written },
    };
  });
  await insertRows(trx, 'other_contents', rows);
  const roles = CONTENTS.flatMap(({ roles: named = [] }, at) => named.map((role) => ({ content_id: at + 1, role })));
  await insertRows(trx, 'other_content_roles', roles);
  return { contents: rows.length };
}
