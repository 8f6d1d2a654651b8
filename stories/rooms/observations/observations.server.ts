import {
  sampleBilingualReport,
  sampleDashboard,
  sampleMonths,
  sampleReport,
} from '@ruta/contracts/observations/figures.sample';
import {
  draftWith,
  sampleCorrected,
  sampleDetail,
  sampleGuides,
  sampleOwn,
  sampleOwnDetail,
  sampleProfessors,
  sampleRun,
} from '@ruta/contracts/observations/observation.sample';
import type { DraftForm, ObservationDraft, SeenForm } from '@ruta/contracts/observations/observation.schema';
import { observations } from '@ruta/contracts/observations/observations.api';
import * as screens from '@ruta/contracts/observations/observations.screens';
import { answer } from '../../kit/answer';
import type { Answer, Refused } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';

/** The pages of a school's observations, for those who observe and those who only read. */
export const schoolDesk =
  (guides: screens.ObservationGuides = sampleGuides) =>
  (scene: Scene): Answer[] => {
    const run = guides.can.run && scene.can('observation:run');
    const shown = { ...guides, levels: run ? guides.levels : [], can: { ...guides.can, run } };
    return [
      answer(screens.coachGuides, shown),
      answer(screens.scholasticGuides, shown),
      answer(screens.coachProfessors, sampleProfessors),
      answer(screens.coachObservationDashboard, sampleDashboard),
      answer(screens.coachMonths, sampleMonths),
      answer(screens.coachReport, ({ params }) => (params['id'] === '6' ? sampleBilingualReport : sampleReport)),
      answer(screens.scholasticReport, sampleReport),
      answer(screens.coachObservation, ({ params }) => (params['id'] === '31' ? sampleDetail : sampleCorrected)),
    ];
  };

/** A teacher's own observations; an answer lasts as long as the story. */
export const ownDesk =
  () =>
  (scene: Scene): Answer[] => {
    let shown = sampleOwnDetail;
    return [
      answer(screens.professorObservations, sampleOwn),
      answer(screens.professorObservation, () => shown),
      answer(observations.seen, ({ body }) => {
        const { reply = null } = body as SeenForm; // the page's own form
        const can = { correct: false, markSeen: false, reply: reply === null };
        const observation = { ...shown.observation, seen_at: '2026-11-20 18:00:00', teacher_reply: reply, can };
        shown = { ...shown, observation };
        return {
          data: observation,
          message: messageFor(reply === null ? 'observations.seen' : 'observations.answered', scene),
        };
      }),
    ];
  };

/** A guide with its draft on the server; somebody else's device may have changed it. */
export const runDesk =
  (kept: ObservationDraft | null = null, refusal?: Refused) =>
  (scene: Scene): Answer[] => {
    let draft = kept;
    return [
      ...schoolDesk()(scene),
      answer(screens.coachGuide, sampleRun),
      answer(observations.draft, () => ({ data: draft })),
      answer(observations.saveDraft, ({ body }) => {
        if (refusal) return refusal;
        const { content, revision } = body as DraftForm; // the page's own form
        draft = draftWith(content, revision + 1);
        return { data: draft };
      }),
      answer(observations.create, () => ({
        data: sampleDetail.observation,
        message: messageFor('observations.registered', scene),
      })),
    ];
  };
