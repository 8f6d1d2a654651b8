import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import { coachCalls } from '@ruta/contracts/hierarchy/coaches.api';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import { coachesPage, newSchoolWith, sampleCoaches, sampleHierarchy } from '@ruta/contracts/hierarchy/hierarchy.sample';
import { adminNewSchool } from '@ruta/contracts/hierarchy/hierarchy.screens';
import type { HierarchyOutputs } from '@ruta/state-machines/hierarchy/hierarchy.events';
import { NewSchoolPage } from '../../../web/src/features/hierarchy/pages/NewSchoolPage';
import type { AttachedScreen, AttachedServer } from '../../flow-lab/attached/attached-screen';
import { answer, Refused } from '../../kit/answer';

type Stored = HierarchyOutputs['storeHierarchy'];

/** An imported school of which the source told all; its set-up follows the lab's verdicts. */
function serve(): AttachedServer {
  const page = newSchoolWith({}, 'whole');
  let reply: Refused | { data: typeof sampleHierarchy; message: string } = new Refused('server.unavailable');
  return {
    answers: [
      answer(adminNewSchool, () => page),
      answer(coachCalls.coachesByRole, ({ query }) =>
        coachesPage(sampleCoaches.filter(({ roles }) => roles.some((role) => role === query.get('role')))),
      ),
      answer(passwordCalls.timezones, { data: [{ name: 'America/Mexico_City', offset: '-06:00' }] }),
      answer(hierarchy.storeNew, () => reply),
    ],
    judge({ call, output, message }) {
      if (call !== 'storeHierarchy') return;
      const stored = output as Stored | undefined;
      if (stored?.outcome === 'saved')
        reply = { data: { ...sampleHierarchy, revision: stored.revision }, message: stored.message };
      else if (stored?.outcome === 'stale')
        reply = new Refused('hierarchy.stale', {
          message: stored.message,
          current: { ...page.imported, revision: stored.theirs.revision },
        });
      else reply = new Refused('server.unavailable', message === undefined ? {} : { message });
    },
  };
}

/** The set-up of an imported school: the one page of the hierarchy that is no dialog, which would cover the lab. */
export const hierarchyScreen: AttachedScreen = {
  machine: 'hierarchy',
  pages: { '/admin/schools/imported/:id': <NewSchoolPage /> },
  openings: { newSchool: { at: '/admin/schools/imported/12', serve } },
};
