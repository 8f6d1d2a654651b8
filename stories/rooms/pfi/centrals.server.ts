import { centralCatalogue } from '@ruta/contracts/pfi/central-catalogue.api';
import { catalogueCentralWith, centralCatalogueWith } from '@ruta/contracts/pfi/central-catalogue.sample';
import type { CatalogueCentral } from '@ruta/contracts/pfi/central-catalogue.schema';
import { adminCentralActivities, type CentralCatalogue } from '@ruta/contracts/pfi/central-catalogue.screens';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';

/** The central activities on a server in memory: what is moved, retired or deleted stays as long as the story. */
export const centralsServer =
  (differs: Partial<CentralCatalogue> = {}) =>
  (scene: Scene): Answer[] => {
    const catalogue = centralCatalogueWith(differs);
    let kept = catalogue.centrals;
    const turn = (id: number, active: boolean): CatalogueCentral => {
      kept = kept.map((one) => (one.id === id ? { ...one, active, revision: one.revision + 1 } : one));
      return kept.find((one) => one.id === id) ?? catalogueCentralWith();
    };
    return [
      answer(adminCentralActivities, () => ({ ...catalogue, centrals: kept })),
      answer(centralCatalogue.orderCentral, ({ params, body }) => {
        const { position } = body as { position: number }; // the form of the call
        const isMoved = ({ id }: CatalogueCentral) => id === Number(params['id']);
        const others = kept.filter((one) => !isMoved(one));
        kept = [...others.slice(0, position - 1), ...kept.filter(isMoved), ...others.slice(position - 1)];
        return { data: null, message: messageFor('pfi.central-ordered', scene) };
      }),
      answer(centralCatalogue.retireCentral, ({ params }) => ({
        ...{ data: turn(Number(params['id']), false), message: messageFor('pfi.central-retired', scene) },
      })),
      answer(centralCatalogue.restoreCentral, ({ params }) => ({
        ...{ data: turn(Number(params['id']), true), message: messageFor('pfi.central-restored', scene) },
      })),
      answer(centralCatalogue.changeCentral, ({ params }) => ({
        ...{ data: turn(Number(params['id']), true), message: messageFor('pfi.central-saved', scene) },
      })),
    ];
  };
