import type { LastSaved } from '@ruta/contracts/problems';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import type { VisitInputs, VisitOutputs } from '@ruta/state-machines/visits/visit.events';
import type { VisitDraft } from '@ruta/state-machines/visits/visit.rules';
import { ProblemError, call } from '../../lib/api';
import { bodyOf, planOf, versionOf } from './visit-draft';
import {
  createVisit,
  deleteVisit,
  finishVisit,
  previewVisit,
  publishVisit,
  rescheduleVisit,
  startVisit,
  updateVisit,
} from './visits.calls';

export interface VisitPortsOptions {
  schoolId: number;
  /** The visit as the server last showed it; none before the first save. */
  visit: Visit | null;
  /** Something was changed on the server. */
  onChanged: () => void;
  /** Somebody saved first: which revision, by whom and when, where that is known. */
  onOvertaken: (rival: Rival) => void;
  /** The server refused; field errors are in the problem. */
  onRefused: (problem: ProblemError) => void;
}

/** What a save came too late for. */
export interface Rival {
  revision: number;
  saved: LastSaved | undefined;
}

type Reply = { data: Pick<Visit, 'id' | 'revision' | 'eraser'>; message?: string | undefined };

/** The calls behind the ports of the visit machine. */
export function visitPorts({ schoolId, visit, onChanged, onOvertaken, onRefused }: VisitPortsOptions) {
  // Whether a final save publishes a draft or edits what is published depends on what the server has.
  let isPublished = visit !== null && !visit.eraser;

  const done = ({ data, message = '' }: Reply) => {
    isPublished = !data.eraser;
    return { visitId: data.id, revision: data.revision, message };
  };

  async function send<T>(work: () => Promise<T>, tell = onChanged): Promise<T> {
    try {
      const result = await work();
      tell();
      return result;
    } catch (error) {
      if (error instanceof ProblemError) onRefused(error);
      throw error;
    }
  }

  // A draft may be saving itself when the person saves it: the one waits for the other, and goes on from its revision.
  let autosaving: Promise<unknown> = Promise.resolve();
  let autosaved = 0;

  async function save({ purpose, draft, ...known }: VisitInputs['saveVisit']): Promise<Reply> {
    await autosaving;
    const { visitId } = known;
    const revision = Math.max(known.revision, autosaved);
    if (visitId === null) {
      // A final save is checked by the machine first; what is missing all the same, the server names by field.
      const body = { ...bodyOf(draft), school_id: schoolId };
      return purpose === 'final'
        ? call(createVisit, { body: { ...body, eraser: false, date: draft.date ?? '', time: draft.time ?? '' } })
        : call(createVisit, { body: { ...body, eraser: true } });
    }
    const params = { id: visitId };
    if (purpose === 'preview') {
      const { data } = await call(previewVisit, { params, body: { ...bodyOf(draft), revision } });
      return { data: { id: visitId, revision: data.revision, eraser: !isPublished } };
    }
    if (purpose === 'edit') return call(updateVisit, { params, body: { ...planOf(draft), revision } });
    if (purpose === 'final' && !isPublished) {
      const body = { ...bodyOf(draft), date: draft.date ?? '', time: draft.time ?? '', revision };
      return call(publishVisit, { params, body });
    }
    return call(updateVisit, { params, body: { ...bodyOf(draft), revision } });
  }

  return {
    /** Saves a draft by the way; gives its new revision. */
    autosave: ({ visitId, revision }: Pick<VisitInputs['saveVisit'], 'visitId' | 'revision'>, draft: VisitDraft) => {
      if (visitId === null) return Promise.reject(new Error('A visit that does not exist yet does not save itself'));
      const body = { ...bodyOf(draft), revision: Math.max(revision, autosaved) };
      const saving = call(updateVisit, { params: { id: visitId }, body }).then(
        ({ data }) => (autosaved = data.revision),
      );
      autosaving = saving.catch(() => undefined);
      return saving;
    },
    /** The server showed another version of the visit. */
    saw(shown: Visit) {
      isPublished = !shown.eraser;
    },
    /** What the machine calls, by the names of its ports. */
    calls: {
      saveVisit: (input: VisitInputs['saveVisit']): Promise<VisitOutputs['saveVisit']> =>
        send(async () => {
          try {
            return { outcome: 'saved', ...done(await save(input)) };
          } catch (error) {
            if (!(error instanceof ProblemError) || error.code !== 'visits.stale' || !error.current) throw error;
            const current = error.current as Visit; // law 6: the present record travels with the refusal
            isPublished = !current.eraser;
            onOvertaken({ revision: current.revision, saved: error.saved });
            return { outcome: 'stale', theirs: versionOf(current) };
          }
        }),
      markStarted: ({ visitId: id }: VisitInputs['markStarted']): Promise<VisitOutputs['markStarted']> =>
        send(async () => done(await call(startVisit, { params: { id } }))),
      rescheduleVisit: ({
        visitId: id,
        ...body
      }: VisitInputs['rescheduleVisit']): Promise<VisitOutputs['rescheduleVisit']> =>
        send(async () => {
          const reply = await call(rescheduleVisit, { params: { id }, body });
          return { ...done(reply), date: body.date, time: body.time };
        }),
      finishVisit: ({ visitId: id }: VisitInputs['finishVisit']): Promise<VisitOutputs['finishVisit']> =>
        send(async () => done(await call(finishVisit, { params: { id } }))),
      discardDraft: ({ visitId, revision }: VisitInputs['discardDraft']): Promise<VisitOutputs['discardDraft']> =>
        // The page still shows the visit: asking for it again would only say that it is gone.
        send(
          async () => {
            const { message = '' } = await call(deleteVisit, { params: { id: visitId } });
            return { visitId, revision, message };
          },
          () => undefined,
        ),
    },
  };
}

export type VisitPorts = ReturnType<typeof visitPorts>;
