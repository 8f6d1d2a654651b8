import type { GuideRef } from '@ruta/contracts/observations/guide.schema';
import { observationsPages } from '@ruta/contracts/observations/observations.pages';

interface Run {
  schoolId: number | string;
  guide: Pick<GuideRef, 'id' | 'bilingual'>;
  professorId: number;
  level: { id: number };
}

/** The address of a guide that is run with a teacher; of a bilingual one in English (OBS-02). */
export function runAddress({ schoolId, guide, professorId, level }: Run): string {
  const query = new URLSearchParams({
    school_id: String(schoolId),
    professor_id: String(professorId),
    level_id: String(level.id),
    ...(guide.bilingual ? { __lang: 'en' } : {}),
  });
  return `${observationsPages.coachGuide.href({ id: guide.id })}?${query.toString()}`;
}
