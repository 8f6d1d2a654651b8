import { z } from 'zod';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { ListedPill, PillCatalog, PillTree } from './pills.schema';

/** What the console keeps in its address, as text. core-api judges what it says. */
const consoleParams = z.strictObject({
  page: z.string().optional(),
  search: z.string().optional(),
  category_id: z.string().optional(),
  subcategory_id: z.string().optional(),
  topic_id: z.string().optional(),
  tag_id: z.string().optional(),
  unseen: z.string().optional(),
  broken: z.string().optional(),
});

const PillConsole = z.object({
  videos: pageOf(ListedPill),
  catalog: PillCatalog.describe('What is chosen from, in filters and in the form'),
  hosts: z.array(z.string()).describe('Hosts whose videos may be added'),
});
export type PillConsole = z.infer<typeof PillConsole>;

const CategoryConsole = z.object({ tree: PillTree });
export type CategoryConsole = z.infer<typeof CategoryConsole>;

/** The console of videos (PIL-01). */
export const adminPills = screen({
  area: 'admin',
  ability: 'pill:manage',
  path: '/pills',
  query: consoleParams,
  reply: PillConsole,
});
/** The console of categories (PIL-02). */
export const adminPillCategories = screen({
  area: 'admin',
  ability: 'pill-category:manage',
  path: '/pills/categories',
  reply: CategoryConsole,
});

export const pillsScreens = { adminPills, adminPillCategories };
