import { formationCatalogue } from '@ruta/contracts/pfp/catalogue.api';
import {
  catalogueDetailWith,
  cataloguePlanWith,
  publishedPlan,
  sampleCatalogueCycles,
} from '@ruta/contracts/pfp/catalogue.sample';
import type { CatalogueContent, CataloguePlan } from '@ruta/contracts/pfp/catalogue.schema';
import { adminFormationPlan, adminFormationPlans } from '@ruta/contracts/pfp/catalogue.screens';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';

interface Stored {
  plans?: readonly CataloguePlan[];
  contents?: readonly CatalogueContent[];
  plan?: Partial<CataloguePlan>;
}

const moved = <T extends { id: number }>(rows: readonly T[], id: number, place: number): T[] => {
  const others = rows.filter((row) => row.id !== id);
  return [...others.slice(0, place - 1), ...rows.filter((row) => row.id === id), ...others.slice(place - 1)];
};

/** The catalogue on a server in memory: what is moved, published or added stays as long as the story. */
export const catalogueServer =
  ({ plans = [cataloguePlanWith(), publishedPlan], contents, plan: differs = {} }: Stored = {}) =>
  (scene: Scene): Answer[] => {
    const detail = catalogueDetailWith();
    let kept = [...plans];
    let plan = cataloguePlanWith(differs);
    let inside = [...(contents ?? detail.contents)];
    const placeIn = (body: unknown) => (body as { position: number }).position; // the form of the call
    return [
      answer(adminFormationPlans, () => ({ cycle: plan.cycle, plans: kept, cycles: sampleCatalogueCycles })),
      answer(adminFormationPlan, () => ({ ...detail, plan, contents: inside })),
      answer(formationCatalogue.order, ({ params, body }) => {
        kept = moved(kept, Number(params['id']), placeIn(body));
        return { data: null, message: messageFor('pfp.ordered', scene) };
      }),
      answer(formationCatalogue.orderContent, ({ params, body }) => {
        inside = moved(inside, Number(params['content_id']), placeIn(body));
        return { data: null, message: messageFor('pfp.ordered', scene) };
      }),
      answer(formationCatalogue.publish, () => {
        plan = { ...plan, state: 'published', can: publishedPlan.can, revision: plan.revision + 1 };
        return { data: plan, message: messageFor('pfp.published', scene) };
      }),
      ...(
        [
          ['keepCaptions', 'pfp.captions-saved', true],
          ['removeCaptions', 'pfp.captions-removed', false],
        ] as const
      ).map(([name, message, captions]) =>
        answer(formationCatalogue[name], ({ params }) => {
          const id = Number(params['content_id']);
          inside = inside.map((content) => (content.id === id ? { ...content, captions } : content));
          const [data] = inside.filter((content) => content.id === id);
          return { data: data as CatalogueContent, message: messageFor(message, scene) }; // the edited one
        }),
      ),
      answer(formationCatalogue.addLink, ({ body }) => {
        const { name, url, required } = body as { name: string; url: string; required: boolean }; // the call's form
        const facts = {
          mime_type: 'text/html',
          size: null,
          pages: null,
          duration_seconds: null,
          captions: false,
          revision: 1,
        };
        const link: CatalogueContent = { id: 99, kind: 'link', name, url, required, ...facts };
        inside = [...inside, link];
        return { data: link, message: messageFor('pfp.content-added', scene) };
      }),
    ];
  };
