import { call } from '../../lib/api';
import type { Level } from './levels';
import {
  deleteCategory,
  deleteSubcategory,
  deleteTag,
  deleteTopic,
  storeCategory,
  storeSubcategory,
  storeTag,
  storeTopic,
  updateCategory,
  updateSubcategory,
  updateTag,
  updateTopic,
} from './pill-console.calls';

interface Named {
  id: number;
  name: string;
  revision?: number;
  /** Of a topic or a tag: whether it is switched on; absent leaves it. */
  active?: boolean;
}
interface Reply {
  message?: string | undefined;
}
interface LevelCalls {
  store: (name: string, parent_id: number) => Promise<Reply>;
  update: (row: Named) => Promise<Reply>;
  remove: (id: number) => Promise<Reply>;
}

/** The first two levels are always active. */
const unswitched = ({ id, name, revision }: Named) => ({ id, name, ...(revision !== undefined && { revision }) });

const CALLS: Record<Level, LevelCalls> = {
  category: {
    store: (name) => call(storeCategory, { body: { name } }),
    update: (row) => call(updateCategory, { body: unswitched(row) }),
    remove: (id) => call(deleteCategory, { params: { id } }),
  },
  subcategory: {
    store: (name, parent_id) => call(storeSubcategory, { body: { name, parent_id } }),
    update: (row) => call(updateSubcategory, { body: unswitched(row) }),
    remove: (id) => call(deleteSubcategory, { params: { id } }),
  },
  topic: {
    store: (name, parent_id) => call(storeTopic, { body: { name, parent_id } }),
    update: (body) => call(updateTopic, { body }),
    remove: (id) => call(deleteTopic, { params: { id } }),
  },
  tag: {
    store: (name, parent_id) => call(storeTag, { body: { name, parent_id } }),
    update: (body) => call(updateTag, { body }),
    remove: (id) => call(deleteTag, { params: { id } }),
  },
};

/** Adds a row to a level; a category stands below nothing (PIL-02). */
export const addRow = (level: Level, name: string, parentId: number | null) => CALLS[level].store(name, parentId ?? 0);

/** Renames a row, and switches a topic or a tag on or off. */
export const changeRow = (level: Level, row: Named) => CALLS[level].update(row);

/** Deletes a row of a level; one of the first two with videos is refused. */
export const deleteRow = (level: Level, id: number) => CALLS[level].remove(id);
