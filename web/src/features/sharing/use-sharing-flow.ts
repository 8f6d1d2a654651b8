import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';
import { sharingMachine, type SharingInput } from '@ruta/state-machines/sharing/sharing.machine';
import { call } from '../../lib/api';
import { useFlow, type PortsOf } from '../../shared/flow/use-flow';
import { shareAgenda, sharingsAt } from './sharing.calls';

const ports: PortsOf<typeof sharingMachine> = {
  shareAgenda: async ({ schoolId, start, end, activities, types, people, message, sendCalendar }) => {
    const { data, message: done = '' } = await call(shareAgenda, {
      body: {
        ...{ school_id: schoolId, start_at: start, end_at: end, types: [...types] },
        ...{ activities: [...activities], professors: [...people], send_calendar: sendCalendar },
        message: message.trim() === '' ? null : message,
      },
    });
    return { id: data.id, message: done };
  },
};

/** The sharing machine on a page. */
export type SharingFlow = ReturnType<typeof useSharingFlow>;

/** Runs the sharing machine (SHA-01). Read once: mount with the school as key. */
export const useSharingFlow = (input: SharingInput) =>
  useFlow(sharingMachine, {
    input,
    ports,
    leadsTo: {
      showSharing: ({ schoolId, sharedId }) =>
        sharingPages.coachShareDetail.href({ school_id: schoolId, id: sharedId ?? 0 }),
    },
    touchedBy: () => sharingsAt(input.schoolId),
  });
