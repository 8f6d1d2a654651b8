import type { Locale } from '@ruta/contracts';
import type { FormationContent, FormationPlan, ReadContent } from '@ruta/contracts/pfp/pfp.schema';
import { audienceOf, isMine, type Reader } from './audience';
import type { FormationContentRow, FormationPlanItemRow, FormationPlanRow, FormationProgressRow } from './pfp.tables';
import { progressOf } from './watching';

/** A plan as its reader has it. English falls back to Spanish. */
export function shownPlan(
  plan: FormationPlanRow,
  {
    item,
    contents,
    progress,
    reader,
  }: {
    item: FormationPlanItemRow | undefined;
    contents: FormationContentRow[];
    /** Of the caller, by content. */
    progress: ReadonlyMap<number, FormationProgressRow>;
    reader: Reader;
  },
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
    contents: contents.map((row) => readContent(row, progress.get(row.id))),
  };
}

/** A content as the caller has it. */
const readContent = (row: FormationContentRow, progress: FormationProgressRow | undefined): ReadContent => ({
  ...shownContent(row),
  progress: progress && row.kind === 'video' ? progressOf(progress, row) : null,
});

/** A content as everybody has it. */
export const shownContent = (row: FormationContentRow): FormationContent => {
  const { id, kind, mime_type, name, pages, duration_seconds, required, url } = row;
  return {
    ...{ id, kind, mime_type, name, pages, duration_seconds, required: required === 1 },
    ...{ size: row.size, captions: row.captions_key !== null },
    url: url ?? `/api/schools/pfp/contents/${id}`,
  };
};
