import { availability } from '@ruta/contracts/availability/availability.api';
import { availabilityWith, sampleAvailability } from '@ruta/contracts/availability/availability.sample';
import type {
  AgentAvailability,
  Availability,
  AvailabilitySetting,
  SingleForm,
  WeeklyForm,
} from '@ruta/contracts/availability/availability.schema';
import { agentAvailability } from '@ruta/contracts/availability/availability.screens';
import { answer, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';

const LIST = { availability: 'weekly', unavailability: 'unavailabilities', emergency: 'emergencies' } as const;
const inOrder = (one: Availability, other: Availability) =>
  `${one.single ?? one.weekday} ${one.start_at}` < `${other.single ?? other.weekday} ${other.start_at}` ? -1 : 1;

/** The hours of an agent on a server in memory: changes last as long as the story. */
export const agentHours =
  (given: Partial<AgentAvailability> = {}) =>
  (scene: Scene): Answer[] => {
    if (!scene.can('availability:manage')) return [withhold(agentAvailability, 'access.refused')];
    let hours: AgentAvailability = { ...sampleAvailability, today: scene.today, ...given };
    let last = 100;
    const kept = (setting: AvailabilitySetting, change: (rows: readonly Availability[]) => Availability[]) => {
      hours = { ...hours, [LIST[setting]]: change(hours[LIST[setting]]).sort(inOrder) };
    };
    const save = (setting: AvailabilitySetting, form: WeeklyForm | SingleForm) => {
      const days = form.mode === 'weekly' ? [form.weekday, ...(form.also ?? [])] : [null];
      const saved = days.map((weekday) =>
        availabilityWith({
          ...{ id: form.id ?? (last += 1), mode: form.mode, setting, weekday, revision: (form.revision ?? 0) + 1 },
          ...{ single: form.mode === 'single' ? form.single : null, start_at: form.start_at, end_at: form.end_at },
        }),
      );
      kept(setting, (rows) => [...rows.filter(({ id }) => id !== form.id), ...saved]);
      return { data: saved, message: messageFor('availability.saved', scene) };
    };
    const remove = (setting: AvailabilitySetting, gone: number) => {
      kept(setting, (rows) => rows.filter(({ id }) => id !== gone));
      return { data: null, message: messageFor('availability.deleted', scene) };
    };
    // The screen's own forms send these shapes.
    return [
      answer(agentAvailability, () => hours),
      answer(availability.saveWeekly, ({ body }) => save('availability', body as WeeklyForm)),
      answer(availability.saveUnavailable, ({ body }) => save('unavailability', body as SingleForm)),
      answer(availability.saveEmergency, ({ body }) => save('emergency', body as SingleForm)),
      answer(availability.deleteWeekly, ({ params }) => remove('availability', Number(params['availability_id']))),
      answer(availability.deleteUnavailable, ({ params }) =>
        remove('unavailability', Number(params['availability_id'])),
      ),
      answer(availability.deleteEmergency, ({ params }) => remove('emergency', Number(params['availability_id']))),
    ];
  };
