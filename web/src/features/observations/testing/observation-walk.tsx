import { screen } from '@testing-library/react';
import { draftWith } from '@ruta/contracts/observations/observation.sample';
import type {
  KeptDraft,
  ObservationEvent,
  ObservationOutputs,
} from '@ruta/state-machines/observations/observation.events';
import {
  observationAnswers,
  observationInputs,
  situationOf,
} from '@ruta/state-machines/observations/observation.exploration';
import { observationMachine } from '@ruta/state-machines/observations/observation.machine';
import { RETRY_PAUSE_MS, SAVE_PAUSE_MS } from '@ruta/state-machines/observations/observation.setup';
import type { SnapshotFrom } from 'xstate';
import { OFFLINE, Refusal } from '../../../testing';
import { delaysOnDemand } from '../../../testing/held-delays';
import { screenWalk } from '../../../testing/screen-walk';
import type { StepsOn } from '../../../testing/walk';
import { openRun, run, type RunScreen } from './open-run';

type Machine = typeof observationMachine;
type Snapshot = SnapshotFrom<Machine>;
type Event<Type extends ObservationEvent['type']> = Extract<ObservationEvent, { type: Type }>;

/** The delays of the machine: the pauses before a draft is saved, and saved again. */
export const runDelays = delaysOnDemand([SAVE_PAUSE_MS, RETRY_PAUSE_MS]);

const LABELS = { yes: 'Sí', no: 'No', na: 'No aplica' } as const;
const onServer = ({ revision, content }: KeptDraft) => draftWith(content, revision);
const refusalOf = ({ message, mendable }: { message: string; mendable: boolean }) =>
  mendable ? new Refusal(422, 'request.invalid', message) : new Refusal(403, 'access.refused', message);

const steps: StepsOn<RunScreen, Machine> = {
  'teacher.chosen': ({ chooseTeacher }) => chooseTeacher(),
  'xstate.done.actor.loadDraft': ({ answer }, { output }: { output: ObservationOutputs['loadDraft'] }) =>
    answer('load', output.refused ? refusalOf(output.refused) : { data: output.theirs && onServer(output.theirs) }),
  'xstate.error.actor.loadDraft': ({ answer }) => answer('load', OFFLINE),
  'load.retried': ({ press }) => press('Reintentar'),

  'response.given': ({ respond }, { response }: Event<'response.given'>) => respond(LABELS[response]),
  'comment.typed': ({ type }, { comment }: Event<'comment.typed'>) => type(/^Comentario/, comment),
  'final.typed': ({ type }, { finalObservations }: Event<'final.typed'>) =>
    type(/^Observaciones finales/, finalObservations),
  'note.written': async ({ openPad, type, press }, { text }: Event<'note.written'>) => {
    await openPad();
    await type(/^Nota/, text);
    await press('Anotar');
  },
  'note.removed': async ({ openPad, press }) => {
    await openPad();
    await press(/^Borrar la nota/);
  },
  'note.dropped': async ({ openPad, press }) => {
    await openPad();
    await press('Pasar al comentario');
  },

  'question.next': ({ press }) => press('Siguiente'),
  'question.previous': ({ press }) => press('Anterior'),
  'question.opened': ({ press }) => press('Pregunta 2'),
  'review.requested': ({ press }) => press('Revisar'),
  'review.left': ({ press }) => press('Volver a las preguntas'),

  'xstate.after.savePause.observation.writing.sync.pending': ({ due }) => due(SAVE_PAUSE_MS),
  'xstate.after.retryPause.observation.writing.sync.waiting': ({ due }) => due(RETRY_PAUSE_MS),
  'connection.restored': ({ reconnect }) => reconnect(),
  'save.retried': ({ press }) => press('Intentar de nuevo'),
  'xstate.done.actor.saveDraft': ({ answer }, { output }: { output: ObservationOutputs['saveDraft'] }) => {
    if (output.outcome === 'saved') return answer('save', { data: draftWith({}, output.revision) });
    if (output.outcome === 'refused') return answer('save', refusalOf(output.refused));
    const [code, more] =
      output.outcome === 'stale'
        ? (['observations.draft-stale', { current: onServer(output.theirs) }] as const)
        : (['observations.registered-already', {}] as const);
    return answer('save', new Refusal(409, code, 'Cambió en otro equipo.', more));
  },
  'xstate.error.actor.saveDraft': ({ answer }) => answer('save', OFFLINE),
  'mine.kept': ({ press }) => press('Conservar lo de este equipo'),
  'theirs.taken': ({ press }) => press('Usar el otro'),

  'observation.sendRequested': ({ press }) => press('Registrar la observación'),
  'xstate.done.actor.registerObservation': ({ answer }) => answer('register', { data: {}, message: 'Registrada.' }),
  'xstate.error.actor.registerObservation': ({ answer }) => answer('register', OFFLINE),
};

const seen = (text: string | RegExp) => expect(screen.getAllByText(text)).not.toHaveLength(0);
const QUESTIONS = run.guide.sections.flatMap(({ questions }) => questions.map(({ question }) => question));

/** Checks the question or the review, and what is said of the saving. */
function showsWriting(state: Snapshot) {
  const { index, revision, failure, refused } = state.context;
  if (state.matches({ writing: { page: 'running' } }))
    expect(screen.getByRole('heading', { level: 2, name: QUESTIONS[index] ?? '' })).toBeInTheDocument();
  else {
    expect(screen.getByRole('heading', { level: 2, name: 'Antes de registrar' })).toBeInTheDocument();
    expect(screen.queryAllByText('La observación no se registró')).toHaveLength(failure === null ? 0 : 1);
  }
  if (state.matches({ writing: { sync: 'waiting' } })) seen('Sin conexión: guardado en este equipo');
  else if (state.matches({ writing: { sync: 'refused' } })) {
    seen('Guardado solo en este equipo');
    seen(new RegExp(`^${refused?.message ?? ''}`));
  } else if (state.hasTag('unsaved')) seen('Guardando…');
  else if (revision > 0) seen('Borrador guardado');
}

const shown: readonly [Parameters<Snapshot['matches']>[0], (state: Snapshot) => void][] = [
  ['choosing', () => expect(screen.getByRole('button', { name: 'Comenzar' })).toBeInTheDocument()],
  [
    'loading',
    () => {
      expect(screen.getByRole('heading', { level: 1, name: run.guide.name })).toBeInTheDocument();
      expect(screen.queryByText('Preguntas respondidas')).toBeNull();
      expect(screen.queryByText('No se pudo abrir el borrador')).toBeNull();
    },
  ],
  ['unavailable', () => seen('No se pudo abrir el borrador')],
  ['writing', showsWriting],
  ['conflict', () => seen('Hay otro borrador de esta observación')],
  ['sending', () => expect(screen.getByRole('textbox', { name: /^Observaciones finales/ })).toBeDisabled()],
  ['finished', () => expect(screen.getByRole('heading', { name: 'Observación registrada' })).toBeInTheDocument()],
];
const shows = (state: Snapshot) => {
  const [, check] = shown.find(([place]) => state.matches(place)) ?? [];
  if (!check) throw new Error(`Nothing is known to show ${JSON.stringify(state.value)}`);
  check(state);
};

/** The page shows one question, and the samples are about the first; what is missing is opened from the review. */
const isPossible = (state: Snapshot, type: string) => {
  const { index, typed } = state.context;
  const isRunning = state.matches({ writing: { page: 'running' } });
  if (type === 'note.removed' || type === 'note.dropped') return isRunning && index === 0 && typed.notes.length > 0;
  if (/^(response|comment|note)[.]/.test(type)) return isRunning && index === 0;
  if (type === 'final.typed') return state.matches({ writing: { page: 'reviewing' } });
  if (type === 'question.opened') return !isRunning && typed.responses[42] === undefined;
  return true;
};

const samples: readonly ObservationEvent[] = [
  { type: 'teacher.chosen', professorId: 7, levelId: 2 },
  { type: 'response.given', questionId: 41, response: 'yes' },
  { type: 'comment.typed', questionId: 41, comment: 'Participa todo el grupo' },
  { type: 'final.typed', finalObservations: 'Se acordó dejar tiempo al cierre' },
  { type: 'note.written', text: 'El grupo entra en orden', at: '2026-11-20 15:01:00' },
  { type: 'note.removed', note: 0 },
  { type: 'note.dropped', note: 0, questionId: 41 },
  { type: 'question.opened', questionId: 42 },
];
const { loadDraft } = observationAnswers;
const isKept = ({ mine }: (typeof loadDraft)[number]) => mine !== null;
const [begun] = loadDraft.flatMap(({ mine }) => (mine === null ? [] : [mine]));

/** Walk of the page of a guide, from the choice of a teacher to the registration (OBS-02). */
export const runWalk = screenWalk(observationMachine, {
  screen: 'the real page',
  openings: {
    toChoose: {
      input: observationInputs.toChoose,
      open: () => openRun({}, runDelays.due),
      // The next opening begins with a teacher.
      stopWhen: (state) => state.matches('loading'),
    },
    chosen: { input: observationInputs.chosen, open: () => openRun({ professor: 7 }, runDelays.due) },
  },
  exploration: {
    ...{ situationOf, samples },
    answers: { ...observationAnswers, loadDraft: loadDraft.filter((output) => !isKept(output)) },
  },
  ...{ steps, shows, isPossible },
});

/** Walk of a guide of which this device keeps a draft; what comes after it is opened belongs to `runWalk`. */
export const keptWalk = screenWalk(observationMachine, {
  screen: 'the real page with a draft of this device',
  openings: {
    kept: {
      input: observationInputs.chosen,
      open: () => openRun({ professor: 7, ...(begun && { kept: begun }) }, runDelays.due),
      stopWhen: (state) => !state.matches('loading'),
    },
  },
  exploration: { ...{ situationOf, samples: [] }, answers: { loadDraft: loadDraft.filter(isKept) } },
  steps: { 'xstate.done.actor.loadDraft': steps['xstate.done.actor.loadDraft'] as (typeof steps)[string] },
  shows,
});
