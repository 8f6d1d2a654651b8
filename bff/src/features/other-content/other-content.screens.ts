import { otherContent } from '@ruta/contracts/other-content/other-content.api';
import {
  adminOtherContent,
  content,
  fundamentacion,
  intelligence,
} from '@ruta/contracts/other-content/other-content.screens';
import type { CoreClient } from '../../core/client';
import { serveScreen, type ServedScreen } from '../../kit/screen';

interface Asked {
  page?: string | undefined;
  search?: string | undefined;
}

const listOf = async (core: CoreClient, { page, search }: Asked) => {
  const [section, contents] = await Promise.all([
    core.get(otherContent.title),
    core.get(otherContent.list, { query: { page, size: '10', filter: { search } } }),
  ]);
  return { section: section.data, contents };
};

const servedContent = serveScreen(content, ({ core, query }) => listOf(core, query));

const servedConsole = serveScreen(adminOtherContent, async ({ core, query }) => {
  const [list, hosts, one, other] = await Promise.all([
    listOf(core, query),
    core.get(otherContent.hosts),
    core.get(otherContent.intelligence),
    core.get(otherContent.fundamentacion),
  ]);
  const { video, frame } = hosts.data;
  return { ...list, pages: [one.data, other.data], video_hosts: video, frame_hosts: frame };
});

const servedIntelligence = serveScreen(intelligence, async ({ core }) => ({
  page: (await core.get(otherContent.intelligence)).data,
}));
const servedFundamentacion = serveScreen(fundamentacion, async ({ core }) => ({
  page: (await core.get(otherContent.fundamentacion)).data,
}));

/** Other content (OTH-01) and the embedded pages (OTH-02). */
export const servedOtherContent: readonly ServedScreen[] = [
  servedContent,
  servedConsole,
  servedIntelligence,
  servedFundamentacion,
];
