import { handover } from '@ruta/contracts/hierarchy/handover.api';
import { handoverWith, sampleHandoverPage, sampleHandoverReview } from '@ruta/contracts/hierarchy/handover.sample';
import type { HandoverReviewForm } from '@ruta/contracts/hierarchy/handover.schema';
import { adminHandover, type HandoverPage } from '@ruta/contracts/hierarchy/handover.screens';
import { answer, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';

/** Handovers on a server in memory: they last as long as the story. */
export const handoverDesk =
  (page: HandoverPage = sampleHandoverPage) =>
  (scene: Scene): Answer[] => {
    if (!scene.can('hierarchy:write')) return [withhold(adminHandover, 'access.refused')];
    let kept = page;
    return [
      answer(adminHandover, ({ query }) => ({ ...kept, schools: query.get('from') === null ? null : kept.schools })),
      answer(handover.review, ({ body }) => {
        const { receivers } = body as HandoverReviewForm; // The screen's own form sends this shape.
        const goesTo = new Map(receivers.flatMap(({ to_id, schools }) => schools.map((id) => [id, to_id])));
        const schools = sampleHandoverReview.schools.filter(({ school_id }) => goesTo.has(school_id));
        const heard = sampleHandoverReview.receivers.filter(({ person }) =>
          receivers.some(({ to_id }) => to_id === person.id),
        );
        return { data: { ...sampleHandoverReview, schools, receivers: heard } };
      }),
      answer(handover.save, () => {
        const data = handoverWith();
        kept = { ...kept, schools: [], recent: [data, ...kept.recent] };
        return { data, message: messageFor('handover.done', scene) };
      }),
      answer(handover.undo, () => {
        const data = handoverWith({ undone_at: '2026-11-20 18:00:00', returned: 4, can: { undo: false } });
        kept = { ...kept, schools: page.schools, recent: [data] };
        return { data, message: messageFor('handover.now-undone', scene) };
      }),
    ];
  };
