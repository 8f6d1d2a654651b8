import type { Core } from '../../core';
import { categoriesService } from './categories.service';
import { categoryReading } from './category-reading.service';
import { filmKeys } from './film.reader';
import { sweepFilms } from './films.jobs';
import { filmsService } from './films.service';
import { linksService } from './links.service';
import { pillsForget } from './pills.forget';
import { pillsRoutes } from './pills.routes';
import { pillsService } from './pills.service';
import { playlistsService } from './playlists.service';
import { watchingService } from './watching.service';

export const pillsRoom = ({ db, clock, store, videoHosts }: Core) => ({
  forget: pillsForget,
  jobs: [{ name: 'films that no video took', run: async () => sweepFilms(db, clock) }],
  routes: pillsRoutes({
    service: pillsService({ db, clock, store, videoHosts }),
    films: filmsService({ db, clock, store }),
    links: linksService({ db, clock }),
    watching: watchingService({ db, clock }),
    reading: categoryReading(db),
    categories: categoriesService({ db, clock }),
    lists: playlistsService({ db, clock }),
    hosts: videoHosts,
  }),
  storedFiles: filmKeys(db),
});
