import type { Visit } from '@ruta/contracts/visits/visit.schema';
import type { VisitInputs } from '@ruta/state-machines/visits/visit.events';
import type { VisitContext, visitMachine } from '@ruta/state-machines/visits/visit.machine';
import type { VisitDraft } from '@ruta/state-machines/visits/visit.rules';
import { call } from '../../lib/api';
import type { OpenWork } from '../../shared/record/open-work';
import type { PortsOf } from '../../shared/flow/use-flow';
import { bodyOf, planOf } from './visit-draft';
import {
  cancelVisit,
  createVisit,
  deleteVisit,
  finishVisit,
  previewVisit,
  publishVisit,
  rescheduleVisit,
  startVisit,
  updateVisit,
} from './visits.calls';

interface Reply {
  data: Pick<Visit, 'id' | 'revision'>;
  message?: string | undefined;
}

const done = ({ data, message = '' }: Reply) => ({ visitId: data.id, revision: data.revision, message });

/** The ports of the visit machine, and the autosave of a draft. `work` is what is open on the page. */
export function visitPorts(schoolId: number, work: OpenWork) {
  // A save waits for a running autosave and continues from its revision.
  let autosaving: Promise<unknown> = Promise.resolve();
  let autosaved = 0;

  async function save(
    { purpose, draft, ...known }: VisitInputs['saveVisit'],
    { eraser }: Pick<VisitContext, 'eraser'>,
  ): Promise<Reply> {
    await autosaving;
    const { visitId } = known;
    const revision = Math.max(known.revision, autosaved);
    // The machine only requests a final save of a complete form; otherwise the server names the missing field.
    const dated = { ...bodyOf(draft), date: draft.date ?? '', time: draft.time ?? '' };
    if (visitId === null)
      return purpose === 'final'
        ? call(createVisit, { body: { ...dated, school_id: schoolId, eraser: false } })
        : call(createVisit, { body: { ...bodyOf(draft), school_id: schoolId, eraser: true } });
    const params = { id: visitId };
    if (purpose === 'preview') {
      const { data } = await call(previewVisit, { params, body: { ...bodyOf(draft), revision } });
      return { data: { id: visitId, revision: data.revision } };
    }
    if (purpose === 'edit') return call(updateVisit, { params, body: { ...planOf(draft), revision } });
    if (purpose === 'final' && eraser) return call(publishVisit, { params, body: { ...dated, revision } });
    return call(updateVisit, { params, body: { ...bodyOf(draft), revision } });
  }

  const ports: PortsOf<typeof visitMachine> = {
    saveVisit: async (input, context) => ({ outcome: 'saved', ...done(await save(input, context)) }),
    markStarted: async ({ visitId: id }) => done(await call(startVisit, { params: { id } })),
    rescheduleVisit: async ({ visitId: id, ...body }) => ({
      ...done(await call(rescheduleVisit, { params: { id }, body })),
      date: body.date,
      time: body.time,
    }),
    cancelVisit: async ({ visitId: id, ...body }) => ({
      outcome: 'cancelled',
      ...done(await call(cancelVisit, { params: { id }, body })),
    }),
    saveRecord: async () => {
      await work.settle();
      return {};
    },
    finishVisit: async ({ visitId: id }) => done(await call(finishVisit, { params: { id } })),
    discardDraft: async ({ visitId, revision }) => {
      const { message = '' } = await call(deleteVisit, { params: { id: visitId } });
      return { visitId, revision, message };
    },
  };

  return {
    ports,
    /** Autosaves; resolves to the new revision. */
    autosave: ({ visitId, revision }: Pick<VisitContext, 'visitId' | 'revision'>, draft: VisitDraft) => {
      if (visitId === null) return Promise.reject(new Error('A visit that does not exist yet does not save itself'));
      const body = { ...bodyOf(draft), revision: Math.max(revision, autosaved) };
      const saving = call(updateVisit, { params: { id: visitId }, body }).then(
        ({ data }) => (autosaved = data.revision),
      );
      autosaving = saving.catch(() => undefined);
      return saving;
    },
  };
}
