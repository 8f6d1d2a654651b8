import type { Core } from '../../core';
import { contentFiles } from './content.reader';
import { embeddedService } from './embedded.service';
import { otherContentRoutes } from './other-content.routes';
import { otherContentService } from './other-content.service';
import { sectionService } from './section.service';

export const otherContentRoom = ({ db, clock, store, videoHosts, frameHosts }: Core) => ({
  routes: otherContentRoutes({
    service: otherContentService({ db, clock, store, videoHosts }),
    section: sectionService({ db, clock }),
    embedded: embeddedService({ db, clock, frameHosts }),
    hosts: { video: videoHosts, frame: frameHosts },
  }),
  storedFiles: contentFiles(db),
});
