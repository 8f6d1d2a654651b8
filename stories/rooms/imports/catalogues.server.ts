import { sampleCatalogues } from '@ruta/contracts/imports/catalogue.sample';
import { CATALOGUE_KINDS } from '@ruta/contracts/imports/import-kinds';
import { adminCatalogues } from '@ruta/contracts/imports/imports.screens';
import { answer, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

/** What stands of the catalogues on a server in memory. */
export const catalogueDesk =
  (differs: Partial<typeof sampleCatalogues> = {}) =>
  (scene: Scene): Answer[] => {
    if (!scene.can('catalog:manage')) return [withhold(adminCatalogues, 'access.refused')];
    const all = { ...sampleCatalogues, ...differs };
    return [
      answer(adminCatalogues, ({ query }) => {
        const kind = CATALOGUE_KINDS.find((one) => one === query.get('kind')) ?? 'guides';
        return { kind, entries: pageOf([...all[kind]]) };
      }),
    ];
  };
