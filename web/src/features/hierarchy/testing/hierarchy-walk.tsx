import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  excludedHierarchy,
  hierarchyWith,
  rowOfPlaces,
  sampleCoachAt,
  unassignedHierarchy,
} from '@ruta/contracts/hierarchy/hierarchy.sample';
import type { HierarchyRow } from '@ruta/contracts/hierarchy/hierarchy.schema';
import type {
  HierarchyEvent,
  HierarchyOutputs,
  HierarchyVersion,
} from '@ruta/state-machines/hierarchy/hierarchy.events';
import {
  hierarchyAnswers,
  hierarchyInputs,
  hierarchySamples,
  situationOf,
} from '@ruta/state-machines/hierarchy/hierarchy.exploration';
import { hierarchyMachine } from '@ruta/state-machines/hierarchy/hierarchy.machine';
import { EMPTY_ASSIGNMENT, type Assignment } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import type { SnapshotFrom } from 'xstate';
import { OFFLINE, Refusal } from '../../../testing';
import { alertsOnScreen, dialogInFront, expectNothingAsked } from '../../../testing/in-front';
import { screenWalk } from '../../../testing/screen-walk';
import type { StepsOn } from '../../../testing/walk';
import { accessesOf } from '../hierarchy-version';
import { LIST, listOf, openHierarchy } from './open-hierarchy';

type Snapshot = SnapshotFrom<typeof hierarchyMachine>;
interface Answered<Port extends keyof HierarchyOutputs> {
  output: HierarchyOutputs[Port];
}

const LABELS = {
  director: 'Director(a) de coaching',
  manager: 'Gerente',
  coordinator: 'Coordinador(a)',
  coach: 'Coach',
  secondaryOne: 'Coach secundario 1',
  secondaryTwo: 'Coach secundario 2',
} as const satisfies Record<keyof Assignment, string>;
const personAt = (access: string | null) => {
  const found = sampleCoachAt(access);
  return found && { id: found.id, name: found.name, surname: found.surname, access: access ?? '' };
};
/** The row of a version, as the server would send it. Its revisions count on, whatever the samples say. */
const rowOf = (before: HierarchyRow, { saved, ...version }: Omit<HierarchyVersion, 'revision'>): HierarchyRow => ({
  ...rowOfPlaces(before, accessesOf(saved)),
  ...{ school_name: version.schoolName, excluded: version.isExcluded, use: version.use },
  revision: before.revision + 1,
});
const next = ({ now }: { now: () => HierarchyRow }, differs: Partial<HierarchyRow> = {}): HierarchyRow => ({
  ...now(),
  ...differs,
  revision: now().revision + 1,
});

/** Opens the dialog of a school over a fake server that keeps its state. */
function openSchool(row: HierarchyRow) {
  let now = row;
  const waiting: ((reply: unknown) => void)[] = [];
  const pending = () => new Promise((resolve) => waiting.push(resolve));
  const rendered = openHierarchy({
    [LIST]: () => listOf([now]),
    'GET /api/review': pending,
    'PUT /api/schools-hierarchy/store/14': pending,
    'PUT /api/schools-hierarchy/14/release': pending,
    'PUT /api/schools-hierarchy/14/exclude': pending,
    'PUT /api/schools-hierarchy/14/include': pending,
    'POST /api/schools/update-name': pending,
    'DELETE /api/schools/14': pending,
  });
  const { user, pick } = rendered;
  void screen.findByRole('button', { name: /^Editar: / }).then((button) => fireEvent.click(button));
  const answer = async (reply: unknown) => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()?.(reply);
  };
  return {
    ...rendered,
    choose: (place: keyof Assignment, access: string | null) => {
      const name = sampleCoachAt(access);
      return pick(LABELS[place], name && `${name.name} ${name.surname}`);
    },
    press: (name: RegExp | string) => user.click(dialogInFront().getByRole('button', { name })),
    rename: async (name: string) => {
      const field = dialogInFront().getByRole('textbox', { name: 'Nombre de la escuela' });
      await user.clear(field);
      await user.type(field, name);
      await user.click(dialogInFront().getByRole('button', { name: 'Guardar nombre' }));
    },
    answer,
    refuse: () => answer(OFFLINE),
    becomes: (made: HierarchyRow, message: string) => {
      now = made;
      return answer({ data: made, message });
    },
    /** Somebody else was first; what was chosen is kept. */
    overtaken: async (theirs: HierarchyVersion, message: string) => {
      now = rowOf(now, theirs);
      await answer(new Refusal(409, 'hierarchy.stale', message, { current: now }));
      // Who had chosen nothing else is asked nothing.
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      const keep = screen.queryByRole('button', { name: 'Conservar lo que elegí' });
      if (keep) await user.click(keep);
    },
    /** Somebody else changed the school, and the page reads it again. */
    elsewhere: async (version: HierarchyVersion) => {
      now = rowOf(now, version);
      const before = rendered.server.sentTo(LIST).length;
      act(() => void window.dispatchEvent(new Event('online')));
      await waitFor(() => expect(rendered.server.sentTo(LIST).length).toBeGreaterThan(before));
    },
    now: () => now,
  };
}
type Screen = ReturnType<typeof openSchool>;

const review = (on: Screen, { output: { moves, mark } }: Answered<'reviewReallocation'>) =>
  on.answer({
    data: {
      ...{ cycle_id: 3, school_id: 14, revision: on.now().revision, mark },
      heavy: moves.flatMap(({ place, heavy }) => (heavy ? [{ place, ...heavy }] : [])),
      moves: moves.map(({ from, to, heir, inProgress, heavy: _, ...move }) => ({
        ...move,
        ...{ from: personAt(from), to: personAt(to), heir: personAt(heir), in_progress: inProgress },
      })),
    },
  });
const outdated = (on: Screen, message: string) => on.answer(new Refusal(409, 'hierarchy.review-outdated', message));
const emptied = (on: Screen, use: HierarchyVersion['use'], isExcluded: boolean) =>
  rowOf(on.now(), { schoolName: on.now().school_name, isExcluded, saved: EMPTY_ASSIGNMENT, use });
type Chosen<Type extends HierarchyEvent['type']> = Extract<HierarchyEvent, { type: Type }>;

const steps: StepsOn<Screen, typeof hierarchyMachine> = {
  'level.chosen': (on, { level, access }: Chosen<'level.chosen'>) => on.choose(level, access),
  'secondaryOne.chosen': (on, { access }: Chosen<'secondaryOne.chosen'>) => on.choose('secondaryOne', access),
  'secondaryTwo.chosen': (on, { access }: Chosen<'secondaryTwo.chosen'>) => on.choose('secondaryTwo', access),
  'changes.discarded': ({ press }) => press('Descartar cambios'),
  'review.requested': ({ press }) => press('Continuar'),
  'xstate.done.actor.reviewReallocation': review,
  'xstate.error.actor.reviewReallocation': ({ refuse }) => refuse(),
  'review.left': ({ press }) => press('Volver a elegir'),
  'save.confirmed': ({ press }) => press('Guardar equipo'),
  'xstate.done.actor.storeHierarchy': (on, { output }: Answered<'storeHierarchy'>, before) => {
    if (output.outcome === 'stale') return on.overtaken(output.theirs, output.message);
    if (output.outcome === 'outdated') return outdated(on, output.message);
    const { draft, schoolName, use } = before.context;
    const version = { schoolName, isExcluded: false, saved: draft, use };
    return on.becomes(rowOf(on.now(), version), output.message);
  },
  'xstate.error.actor.storeHierarchy': ({ refuse }) => refuse(),

  'school.releaseRequested': ({ press }) => press('Liberar escuela'),
  'xstate.done.actor.reviewRelease': review,
  'xstate.error.actor.reviewRelease': ({ refuse }) => refuse(),
  'xstate.done.actor.releaseSchool': (on, { output }: Answered<'releaseSchool'>) => {
    if (output.outcome === 'stale') return on.overtaken(output.theirs, output.message);
    if (output.outcome === 'outdated') return outdated(on, output.message);
    return on.becomes(emptied(on, output.use, false), output.message);
  },
  'xstate.error.actor.releaseSchool': ({ refuse }) => refuse(),

  'school.excludeRequested': ({ press }) => press('Excluir del ciclo'),
  'xstate.done.actor.excludeSchool': (on, { output }: Answered<'excludeSchool'>) =>
    on.becomes(emptied(on, output.use, true), output.message),
  'xstate.error.actor.excludeSchool': ({ refuse }) => refuse(),
  'school.includeRequested': ({ press }) => press('Incluir en el ciclo'),
  'xstate.done.actor.includeSchool': (on, { output }: Answered<'includeSchool'>) =>
    on.becomes(next(on, { excluded: false }), output.message),
  'xstate.error.actor.includeSchool': ({ refuse }) => refuse(),
  'school.deleteRequested': ({ press }) => press('Eliminar escuela'),
  'xstate.done.actor.deleteSchool': (on, { output: { message } }: Answered<'deleteSchool'>) =>
    on.answer({ data: null, message }),
  'xstate.error.actor.deleteSchool': ({ refuse }) => refuse(),
  'action.confirmed': ({ press }) => press(/^(Liberar|Excluir|Eliminar)/),
  'action.declined': ({ press }) => press('Cancelar'),

  'server.statusChanged': ({ elsewhere }, { version }: Chosen<'server.statusChanged'>) => elsewhere(version),

  'school.renameRequested': ({ press }) => press('Cambiar nombre'),
  'school.nameSubmitted': ({ rename }, { name }: Chosen<'school.nameSubmitted'>) => rename(name),
  'school.renameCancelled': ({ press }) => press('Cancelar'),
  'xstate.done.actor.renameSchool': (on, { output }: Answered<'renameSchool'>) => {
    return on.becomes(next(on, { school_name: output.name }), output.message).then(() => undefined);
  },
  'xstate.error.actor.renameSchool': ({ refuse }) => refuse(),
};

const dialog = () => within(screen.getByRole('dialog'));
const button = (name: RegExp | string) => dialog().getByRole('button', { name });
const pending = (name: string) => expect(dialog().getByRole('progressbar', { name })).toBeInTheDocument();
const asks = (name: RegExp) => expect(screen.getByRole('alertdialog', { name })).toBeInTheDocument();
const isOff = (name: string, off: boolean) =>
  off
    ? expect(button(name)).toHaveAttribute('aria-disabled', 'true')
    : expect(button(name)).not.toHaveAttribute('aria-disabled', 'true');

/** Checks by state that the screen shows it. */
const shown: readonly [Parameters<Snapshot['matches']>[0], (state: Snapshot) => void][] = [
  [
    'choosing',
    (state) => {
      expect(screen.queryByPlaceholderText('Cargando personas…')).toBeNull();
      const { draft } = state.context;
      for (const [place, label] of Object.entries(LABELS)) {
        const person = personAt(draft[place as keyof Assignment]);
        const name = person ? `${person.name} ${person.surname}` : '';
        expect(dialog().getByRole('combobox', { name: label })).toHaveValue(name);
      }
      isOff('Continuar', !state.can({ type: 'review.requested' }));
      isOff('Liberar escuela', !state.can({ type: 'school.releaseRequested' }));
      isOff('Excluir del ciclo', !state.can({ type: 'school.excludeRequested' }));
      isOff('Eliminar escuela', !state.can({ type: 'school.deleteRequested' }));
    },
  ],
  ['requestingReview', () => pending('Revisando lo que se mueve…')],
  [
    'reviewing',
    ({ context: { moves } }) => {
      expect(button('Guardar equipo')).toBeEnabled();
      if (moves.length > 0) expect(dialog().getByText(/3 visitas, 1 actividad/)).toBeInTheDocument();
    },
  ],
  ['saving', () => pending('Guardando el equipo…')],
  ['saved', expectNothingAsked],
  ['requestingRelease', () => pending('Liberando la escuela…')],
  [
    'confirmingRelease',
    () => {
      asks(/^¿Liberar/);
      expect(screen.getByText('Queda sin persona: 3 visitas, 1 actividad')).toBeInTheDocument();
    },
  ],
  ['releasing', () => pending('Liberando la escuela…')],
  ['confirmingExclusion', () => asks(/^¿Excluir/)],
  ['excluding', () => pending('Excluyendo la escuela…')],
  [
    'excluded',
    (state) => {
      expect(dialog().getByText('Excluida de este ciclo')).toBeInTheDocument();
      isOff('Eliminar escuela', !state.can({ type: 'school.deleteRequested' }));
    },
  ],
  ['including', () => pending('Incluyendo la escuela…')],
  ['confirmingDelete', () => asks(/^¿Eliminar/)],
  ['deleting', () => pending('Eliminando la escuela…')],
  ['deleted', expectNothingAsked],
  [{ renaming: 'filling' }, () => expect(dialog().getByRole('textbox', { name: /Nombre/ })).toBeEnabled()],
  [{ renaming: 'saving' }, () => pending('Guardando el nombre…')],
];
const shows = (state: Snapshot) => {
  const [, check] = shown.find(([place]) => state.matches(place)) ?? [];
  if (!check) throw new Error(`Nothing is known to show ${JSON.stringify(state.value)}`);
  check(state);
  const { failure } = state.context;
  if (failure !== null && (state.matches('choosing') || state.matches('reviewing') || state.matches('excluded')))
    expect(alertsOnScreen()).not.toEqual([]);
};

const isExcluded = (event: object) => 'version' in event && (event.version as HierarchyVersion).isExcluded;

/** Walk of the dialog of one school, from its choice to what becomes of it (HIE-02 to HIE-04). */
export const hierarchyWalk = screenWalk(hierarchyMachine, {
  screen: 'the real dialog',
  openings: {
    assigned: {
      input: hierarchyInputs.assigned,
      open: () => openSchool(hierarchyWith({ use: { people: 0, assigned: 5 } })),
    },
    unassigned: {
      input: hierarchyInputs.unassigned,
      open: () => openSchool(unassignedHierarchy()),
      isOnlyOpened: true,
    },
    excluded: { input: hierarchyInputs.excluded, open: () => openSchool(excludedHierarchy()), isOnlyOpened: true },
    needed: {
      input: hierarchyInputs.needed,
      open: () => openSchool(excludedHierarchy({ use: { people: 2, assigned: 0 } })),
      isOnlyOpened: true,
    },
  },
  exploration: {
    situationOf,
    // One newer version of somebody else is enough: the states that follow it are the same.
    samples: hierarchySamples.filter(({ type, ...event }) => type !== 'server.statusChanged' || !isExcluded(event)),
    answers: hierarchyAnswers,
  },
  steps,
  shows,
});
