import { coachCalls } from '@ruta/contracts/hierarchy/coaches.api';
import { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import { coachesPage, hierarchyWith, sampleCoaches } from '@ruta/contracts/hierarchy/hierarchy.sample';
import { HierarchyPicker } from '../../../web/src/features/hierarchy/parts/HierarchyPicker';
import type { AttachedScreen, AttachedServer } from '../../flow-lab/attached/attached-screen';
import { answer } from '../../kit/answer';
import { pageOf } from '../../kit/shell';

/** People and schools that stay as they are; the cascade has no calls to answer. */
const serve = (): AttachedServer => ({
  answers: [
    answer(coachCalls.coachesByRole, ({ query }) =>
      coachesPage(sampleCoaches.filter(({ roles }) => roles.some((role) => role === query.get('role')))),
    ),
    answer(hierarchy.list, pageOf([hierarchyWith({})], { size: 50 })),
  ],
  judge: () => undefined,
});

/** The hierarchy picker of the management, from nobody to a whole branch. */
export const cascadeScreen: AttachedScreen = {
  machine: 'cascade',
  pages: {
    '/management': <HierarchyPicker cycle={4} role="MGMT" currentId={undefined} hrefOf={() => '/management'} />,
  },
  openings: { empty: { at: '/management', serve } },
};
