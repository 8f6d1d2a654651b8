import { coachCalls } from '@ruta/contracts/hierarchy/coaches.api';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import { coachesPage, newSchoolWith, sampleCoaches, sampleHierarchy } from '@ruta/contracts/hierarchy/hierarchy.sample';
import { adminNewSchool, type NewSchool } from '@ruta/contracts/hierarchy/hierarchy.screens';
import { schoolDesk } from '../schools/schools.server';
import { answer, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';

/** The set-up of an imported school on a server in memory, which takes every set-up. */
export const newSchoolDesk =
  (page: NewSchool = newSchoolWith()) =>
  (scene: Scene): Answer[] => {
    if (!scene.can('hierarchy:write')) return [withhold(adminNewSchool, 'access.refused')];
    return [
      ...schoolDesk()(scene),
      answer(adminNewSchool, () => page),
      answer(coachCalls.coachesByRole, ({ query }) =>
        coachesPage(sampleCoaches.filter(({ roles }) => roles.some((role) => role === query.get('role')))),
      ),
      answer(hierarchy.storeNew, () => ({ data: sampleHierarchy, message: messageFor('hierarchy.set-up', scene) })),
    ];
  };
