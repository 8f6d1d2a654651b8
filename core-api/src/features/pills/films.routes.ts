import { pillFilms } from '@ruta/contracts/pills/films.api';
import { serve } from '../../http/serve';
import type { FilmsService } from './films.service';

/** Films of our own and their captions (PIL-01, PIL-03). */
export const filmRoutes = (films: FilmsService) => [
  serve(pillFilms.send, async ({ actor, files, locale }) => ({ data: await films.send(actor, { files, locale }) })),
  serve(pillFilms.sent, async ({ actor, params }) => ({ file: await films.sent(actor, params.id) })),
  serve(pillFilms.media, async ({ actor, params }) => ({ file: await films.media(actor, params.id) })),
  serve(pillFilms.captions, async ({ actor, params }) => ({ file: await films.captions(actor, params) })),
  serve(pillFilms.keepCaptions, async ({ actor, params, files, locale }) => ({
    data: await films.keepCaptions(actor, params, { files, locale }),
    message: 'pills.captions-saved',
  })),
  serve(pillFilms.removeCaptions, async ({ actor, params }) => ({
    data: await films.removeCaptions(actor, params),
    message: 'pills.captions-removed',
  })),
];
