import { fireEvent, screen } from '@testing-library/react';
import { hierarchyInputs, hierarchySamples, situationOf } from '@ruta/state-machines/hierarchy/hierarchy.exploration';
import { hierarchyMachine } from '@ruta/state-machines/hierarchy/hierarchy.machine';
import type { SnapshotFrom } from 'xstate';
import { screenWalk } from '../../../testing/screen-walk';
import type { StepsOn } from '../../../testing/walk';
import { openNewSchool } from './open-new-school';

type Snapshot = SnapshotFrom<typeof hierarchyMachine>;
type Screen = ReturnType<typeof openNewSchool>;

const steps: StepsOn<Screen, typeof hierarchyMachine> = {
  'school.renameRequested': ({ press }) => press('Cambiar nombre'),
  'school.renameCancelled': ({ press }) => press('Cancelar'),
  'school.nameSubmitted': async ({ press }, { name }: { name: string }) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Nombre de la escuela' }), { target: { value: name } });
    await press('Guardar nombre');
  },
};

const shows = (state: Snapshot) => {
  if (state.matches('renaming')) {
    expect(screen.getByRole('textbox', { name: 'Nombre de la escuela' })).toBeEnabled();
    return;
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  // The sample of the machine has another name than the one of the page.
  const { schoolName } = state.context;
  const shown = schoolName === hierarchyInputs.newSchool.schoolName ? 'Instituto Ceiba' : schoolName;
  expect(screen.getByRole('heading', { level: 1, name: shown })).toBeInTheDocument();
};

/** Walk of the name of a school that is not set up: it goes with the first assignment, without a call (HIE-04). */
export const newSchoolWalk = screenWalk(hierarchyMachine, {
  screen: 'the real set-up',
  openings: { newSchool: { input: hierarchyInputs.newSchool, open: () => openNewSchool() } },
  exploration: { situationOf, samples: hierarchySamples, answers: {} },
  steps,
  shows,
});
