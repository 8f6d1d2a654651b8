import { pillCategories } from '@ruta/contracts/pills/categories.api';
import { pills } from '@ruta/contracts/pills/pills.api';
import { adminPillCategories, adminPills } from '@ruta/contracts/pills/pills.screens';
import { serveScreen, type ServedScreen } from '../../kit/screen';

const INCLUDE = 'category,subCategory,topic,tag';

const servedConsole = serveScreen(adminPills, async ({ core, query: { page, ...filter } }) => {
  const [videos, catalog, hosts] = await Promise.all([
    core.get(pills.list, { query: { page, size: '10', include: INCLUDE, filter: onlyFlags(filter) } }),
    core.get(pills.catalog),
    core.get(pills.hosts),
  ]);
  return { videos, catalog: catalog.data, hosts: hosts.data };
});

/** A flag of the address is 1; anything else does not filter. */
const onlyFlags = <Asked extends { unseen?: string | undefined; broken?: string | undefined }>(asked: Asked) => ({
  ...asked,
  unseen: flag(asked.unseen),
  broken: flag(asked.broken),
});
const flag = (value: string | undefined) => (value === '1' ? ('1' as const) : undefined);

const servedCategories = serveScreen(adminPillCategories, async ({ core }) => ({
  tree: (await core.get(pillCategories.tree)).data,
}));

/** The consoles of the video library (PIL-01, PIL-02). */
export const servedPills: readonly ServedScreen[] = [servedConsole, servedCategories];
