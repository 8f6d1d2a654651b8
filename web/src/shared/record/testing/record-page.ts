import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ActivityRecord, Evidence } from '@ruta/contracts/activities/activity.schema';
import type { FieldRecord } from '@ruta/state-machines/kit/recording';
import type { FakeUpload } from '../../../testing/fake-uploads';

const ATTENDANCE = 'PUT /api/schools/activity/set-attendance';
const OBSERVATION = 'PUT /api/schools/activity/set-observations';
const evidenceOf = (id: number): Evidence => ({
  ...{ id, file_name: `foto-${id}.jpg`, mime_type: 'image/jpeg', size: 1000 },
  url: `/foto-${id}`,
});

/** A fake server with one record: it returns what was last saved. */
export function recordServer(activityId: number) {
  let record: ActivityRecord = {
    activity_id: activityId,
    assistants_id: 1,
    assistants: [],
    result: '',
    observation_revision: 0,
    evidences: [],
  };
  const take = (change: Partial<ActivityRecord>) => {
    record = { ...record, ...change };
    return { data: record, message: 'Guardado.' };
  };
  const removals = [1, 2, 3].map((id) => [
    `DELETE /api/schools/activity/${activityId}/delete-evidence/${id}`,
    () => take({ evidences: record.evidences.filter((one) => one.id !== id) }),
  ]);
  return {
    now: () => record,
    replies: {
      [ATTENDANCE]: ({ body: { assistants } }: { body: ActivityRecord }) => take({ assistants }),
      [OBSERVATION]: ({ body: { result } }: { body: ActivityRecord }) => take({ result }),
      ...(Object.fromEntries(removals) as object),
    },
    /** Completes the next upload. */
    receive: (upload: FakeUpload) =>
      upload.answer(201, take({ evidences: [...record.evidences, evidenceOf(record.evidences.length + 1)] })),
  };
}

interface RecordPageOptions {
  user: UserEvent;
  server: ReturnType<typeof recordServer>;
  /** The uploads of this test, see `fakeUploads`. */
  sent: () => FakeUpload[];
  /** Name of a person of the school, and the number of people. */
  person: string;
  everyone: number;
}

/** Page object of a running record: acts on it and checks what it shows. */
export function recordPage({ user, server, sent, person, everyone }: RecordPageOptions) {
  const observation = () => screen.getByRole('textbox', { name: /Observaciones generales/ });
  return {
    'attendance.saved': () => user.click(screen.getByRole('checkbox', { name: new RegExp(person) })),
    'evidence.added': async () => {
      const before = sent().length;
      const input = document.querySelector<HTMLInputElement>('[data-add] input');
      if (!input) throw new Error('There is nowhere to add a file');
      await user.upload(input, new File(['abc'], 'foto.png', { type: 'image/png' }));
      await waitFor(() => expect(sent()).toHaveLength(before + 1));
      const [upload] = sent().slice(before);
      if (upload) server.receive(upload);
    },
    'evidence.removed': async () => {
      await user.click(screen.getByRole('button', { name: 'Quitar foto-1.jpg' }));
      const asked = await screen.findByRole('alertdialog', { name: '¿Quitar foto-1.jpg?' });
      await user.click(within(asked).getByRole('button', { name: 'Quitar' }));
    },
    'observation.saved': async (result: string) => {
      await user.click(observation());
      await user.paste(result);
      await user.tab();
    },
    /** Checks that the screen shows the record. */
    shows: ({ attendees, evidence, hasObservation }: FieldRecord) => {
      expect(screen.getByText(`${attendees} de ${everyone} presentes`)).toBeInTheDocument();
      expect(screen.queryAllByRole('button', { name: /^Quitar foto-/ })).toHaveLength(evidence);
      // Once for the button and once for the camera's.
      const full = screen.queryAllByText('Ya hay 3 evidencias. Quita una para agregar otra.');
      expect(full).toHaveLength(evidence === 3 ? 2 : 0);
      if (hasObservation) expect(observation()).not.toHaveValue('');
      else expect(observation()).toHaveValue('');
    },
  };
}

const MISSING = { attendance: 'Asistencia', evidence: 'Evidencia', observation: 'Observaciones' } as const;

/** Checks the finish dialog and its exact list of missing parts. */
export function asksToFinish(name: string, missing: readonly (keyof typeof MISSING)[]) {
  const asked = within(screen.getByRole('alertdialog', { name }));
  const told = asked.queryAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told.map((sentence) => sentence.split(':')[0]?.replace(/s$/, ''))).toEqual(
    missing.map((part) => MISSING[part].replace(/s$/, '')),
  );
}
