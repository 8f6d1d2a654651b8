import type { Core } from '../../core';
import { categoriesService } from './categories.service';
import { categoryReading } from './category-reading.service';
import { pillsForget } from './pills.forget';
import { pillsRoutes } from './pills.routes';
import { pillsService } from './pills.service';
import { playlistsService } from './playlists.service';
import { watchingService } from './watching.service';

export const pillsRoom = ({ db, clock, videoHosts }: Core) => ({
  forget: pillsForget,
  routes: pillsRoutes({
    service: pillsService({ db, clock, videoHosts }),
    watching: watchingService({ db, clock }),
    reading: categoryReading(db),
    categories: categoriesService({ db, clock }),
    lists: playlistsService({ db, clock }),
    hosts: videoHosts,
  }),
});
