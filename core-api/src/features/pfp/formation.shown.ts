import type { Locale } from '@ruta/contracts';
import type { FormationContent, FormationPlan } from '@ruta/contracts/pfp/pfp.schema';
import { audienceOf, isMine, type Reader } from './audience';
import type { FormationContentRow, FormationPlanItemRow, FormationPlanRow } from './pfp.tables';

/** A plan as its reader has it. English falls back to Spanish. */
export function shownPlan(
  plan: FormationPlanRow,
  {
    item,
    contents,
    reader,
  }: { item: FormationPlanItemRow | undefined; contents: FormationContentRow[]; reader: Reader },
  language: Locale,
): FormationPlan {
  const { id, key, name_es, name_en, description_es, description_en, tenths, order } = plan;
  const audience = audienceOf(plan);
  const isEnglish = language === 'en';
  return {
    ...{ id, consulted: item?.consulted === 1, consulted_at: item?.consulted_at ?? null },
    is_mine: isMine(audience, reader),
    plan: {
      ...{ id, key, order, hours: tenths / 10, ...audience },
      name: (isEnglish && name_en) || name_es,
      description: (isEnglish && description_en) || description_es,
    },
    contents: contents.map(shownContent),
  };
}

/** A content as its readers have it. */
export const shownContent = (row: FormationContentRow): FormationContent => {
  const { id, kind, mime_type, name, pages, duration_seconds, required, url } = row;
  return {
    ...{ id, kind, mime_type, name, pages, duration_seconds, required: required === 1 },
    size: row.size,
    url: url ?? `/api/schools/pfp/contents/${id}`,
  };
};
