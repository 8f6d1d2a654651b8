import { screen, waitFor } from '@testing-library/react';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { sampleAxes } from '@ruta/contracts/visits/visit.sample';
import type { VisitEvent, VisitOutputs, VisitVersion } from '@ruta/state-machines/visits/visit.events';
import {
  situationOf,
  TODAY,
  visitAnswers,
  visitInputs,
  visitSamples,
} from '@ruta/state-machines/visits/visit.exploration';
import { visitMachine } from '@ruta/state-machines/visits/visit.machine';
import type { EventObject, SnapshotFrom } from 'xstate';
import { OFFLINE, Refusal } from '../../../testing';
import { alertsOnScreen } from '../../../testing/in-front';
import { screenWalk } from '../../../testing/screen-walk';
import type { StepsOn } from '../../../testing/walk';
import { CREATE, EDIT, EDIT_DRAFT, renderForm } from './render-form';
import { draft, running, scheduled, visitPage } from './samples';

type Snapshot = SnapshotFrom<typeof visitMachine>;
type Screen = ReturnType<typeof renderForm> & { answer: (reply: unknown) => Promise<void> };

/** Typed values: a complete visit for today. */
const samples = visitSamples.filter(
  (sample) =>
    (sample.type === 'visit.objectiveChanged' && sample.objective !== '') ||
    (sample.type === 'visit.scheduleChanged' && sample.date === TODAY) ||
    (sample.type === 'visit.axisChanged' && sample.actions !== ''),
);

/** A version as the server's record. */
const visitOf = ({
  visitId: id,
  revision,
  statusKey,
  eraser,
  draft: { objective, date, time, axes },
}: VisitVersion): Visit => {
  const make = statusKey === 'progress' ? running : eraser ? draft : scheduled;
  const school_visit_axis = sampleAxes.map((axis, index) => ({
    ...axis,
    actions: axes[index]?.actions ?? '',
    specifications: axes[index]?.specifications ?? '',
  }));
  return make({ id, revision, eraser, objective, date, time, school_visit_axis });
};

const nameOf = (axisId: number) => sampleAxes.find(({ id }) => id === axisId)?.name ?? '';
/** The output of a save. */
type Saved = EventObject & { output: VisitOutputs['saveVisit'] };
type On<Type extends VisitEvent['type']> = Extract<VisitEvent, { type: Type }>;

/**
 * Performs each event on the screen, as the person or the server. A preview opens another tab and is not part of this
 * walk; see visit-preview.test.tsx.
 */
const steps: StepsOn<Screen, typeof visitMachine> = {
  'visit.objectiveChanged': ({ form }, { objective }: On<'visit.objectiveChanged'>) => form.writeObjective(objective),
  'visit.scheduleChanged': async ({ form }) => {
    await form.writeDate('20112026');
    await form.writeTime('0930');
  },
  'visit.axisChanged': ({ form }, { axis_id, actions, specifications }: On<'visit.axisChanged'>) =>
    form.writeAxis(nameOf(axis_id), actions, specifications),
  'step.next': ({ form }) => form.next(),
  'step.back': ({ form }) => form.back(),
  'visit.saveDraftRequested': ({ form }) => form.saveDraft(),
  'visit.saveFinalRequested': ({ form }, _, { context: { visitId, eraser } }) =>
    visitId !== null && !eraser ? form.press('Guardar cambios') : form.saveFinal(),
  'action.confirmed': ({ form }, _, before) =>
    form.answer(before.matches('confirmingDiscard') ? 'Eliminar borrador' : 'Guardar borrador'),
  'action.declined': ({ form }) => form.answer('Cancelar'),
  'draft.discardRequested': ({ form }) => form.press('Eliminar borrador'),
  'visit.editRequested': ({ form }) => form.press('Seguir escribiendo'),
  'conflict.keepMine': ({ form }) => form.answer('Guardar mi versión'),
  'conflict.takeTheirs': ({ form }) => form.answer('Usar la versión guardada'),

  // Answers of the server.
  'xstate.done.actor.saveVisit': ({ answer }, { output }: Saved, { context }) => {
    if (output.outcome === 'stale')
      return answer(
        new Refusal(409, 'visits.stale', 'Alguien más guardó cambios.', { current: visitOf(output.theirs) }),
      );
    const { visitId, revision, message } = output;
    const eraser = context.saveAs === 'draft';
    const version = {
      visitId,
      revision,
      statusKey: 'new' as const,
      eraser,
      isCancelled: false,
      draft: { ...context.draft, axes: [...context.draft.axes] },
      editedBy: null,
    };
    return answer({ data: visitOf(version), message });
  },
  'xstate.error.actor.saveVisit': ({ answer }) => answer(OFFLINE),
  'xstate.done.actor.discardDraft': ({ answer }) => answer({ data: null, message: 'Borrador eliminado.' }),
  'xstate.error.actor.discardDraft': ({ answer }) => answer(OFFLINE),
};

const seen = (heading: string) => expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
const asked = (name: RegExp) =>
  expect([
    ...screen.queryAllByRole('alertdialog', { name }),
    ...screen.queryAllByRole('dialog', { name }),
  ]).toHaveLength(1);

/** Checks by state that the screen shows it. */
const shown: readonly [Parameters<Snapshot['matches']>[0], (on: Screen) => void][] = [
  [{ composing: 'objective' }, () => seen('Paso 1 de 3: Objetivo y fecha')],
  [{ composing: 'axes' }, () => seen('Paso 2 de 3: Ejes')],
  [{ composing: 'review' }, () => seen('Paso 3 de 3: Revisión')],
  ['confirmingDraft', () => asked(/¿Guardar la visita como borrador\?/)],
  ['saving', () => expect(screen.getAllByText('Guardando…').length).toBeGreaterThan(0)],
  ['conflict', () => asked(/Alguien más guardó cambios en esta visita/)],
  ['draft', () => seen('Tu borrador está guardado')],
  ['confirmingDiscard', () => asked(/¿Eliminar el borrador\?/)],
  ['discarding', () => seen('Tu borrador está guardado')],
  ['discarded', () => seen('La lista')],
  ['scheduled', () => seen('La lista')],
  ['inProgress', () => seen('La visita ya se inició')],
];
const showsState = (snapshot: Snapshot, on: Screen) => {
  const [, check] = shown.find(([state]) => snapshot.matches(state)) ?? [];
  if (!check) throw new Error(`Nothing is known to show ${JSON.stringify(snapshot.value)}`);
  check(on);
  const isInFront = snapshot.matches('composing') || snapshot.matches('draft');
  if (snapshot.context.failure !== null && isInFront) expect(alertsOnScreen()).not.toHaveLength(0);
};

function open(route: string, replies: Record<string, unknown>): Screen {
  const waiting: ((reply: unknown) => void)[] = [];
  const pending = () => new Promise((resolve) => waiting.push(resolve));
  const rendered = renderForm(route, {
    'POST /api/schools/visits': pending,
    'PUT /api/schools/visits/7': pending,
    'PUT /api/schools/visits/7/publish': pending,
    'DELETE /api/schools/visits/7': pending,
    ...replies,
  });
  return {
    ...rendered,
    answer: async (reply) => {
      await waitFor(() => expect(waiting).toHaveLength(1));
      waiting.pop()?.(reply);
    },
  };
}

/**
 * Walk of a visit's form, new and with a draft, from the first step to the save, with every refusal (VIS-02, VIS-04).
 */
export const formWalk = screenWalk(visitMachine, {
  screen: 'the real form',
  openings: {
    new: { input: visitInputs.new, open: () => open(CREATE, {}) },
    draft: {
      input: { ...visitInputs.draft, openFor: 'edit' },
      open: () =>
        open(EDIT_DRAFT, {
          'GET /bff/coach/schools/1/visits/7': visitPage(
            visitOf({
              visitId: 7,
              revision: 3,
              statusKey: 'new',
              eraser: true,
              isCancelled: false,
              draft: { ...visitInputs.draft.draft, axes: [...visitInputs.draft.draft.axes] },
              editedBy: null,
            }),
          ),
        }),
    },
    scheduled: {
      input: visitInputs.upcomingEdit,
      open: () =>
        open(EDIT, {
          'GET /bff/coach/schools/1/visits/101': visitPage(scheduled({ date: '2026-11-21' })),
        }),
      isOnlyOpened: true,
    },
  },
  exploration: { samples, answers: visitAnswers, situationOf },
  steps,
  shows: showsState,
  // The walk ends with the form.
  stopWhen: (state) => state.matches('scheduled') || state.matches('inProgress'),
});
