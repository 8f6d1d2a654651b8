import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { id } from '../kit/fields';
import { dataOf } from '../kit/replies';
import {
  CategoryForm,
  CategoryUpdate,
  ChildForm,
  PillLevels,
  PillLevelsForm,
  PillTree,
  SavedCategory,
  SwitchedUpdate,
} from './pills.schema';

const manage = { ability: 'pill-category:manage' } as const;
const saved = dataOf(SavedCategory);

const child = <const Path extends string>(path: Path, summary: string) =>
  endpoint({
    method: 'post',
    path,
    summary,
    access: manage,
    body: ChildForm,
    reply: saved,
    status: 201,
    problems: ['pills.category-not-found', 'pills.name-taken', 'pills.too-many-children'],
  });
const rename = <const Path extends string>(path: Path, summary: string) =>
  endpoint({
    method: 'put',
    path,
    summary,
    access: manage,
    body: CategoryUpdate,
    reply: saved,
    problems: ['pills.category-not-found', 'pills.category-stale', 'pills.name-taken'],
  });
const switched = <const Path extends string>(path: Path, summary: string) =>
  endpoint({
    method: 'put',
    path,
    summary,
    access: manage,
    body: SwitchedUpdate,
    reply: saved,
    problems: ['pills.category-not-found', 'pills.category-stale', 'pills.name-taken'],
  });
const remove = <const Path extends string>(path: Path, summary: string) =>
  endpoint({
    method: 'delete',
    path,
    summary,
    access: manage,
    reply: dataOf(z.object({ id })),
    problems: ['pills.category-not-found'],
  });
const removeEmpty = <const Path extends string>(path: Path, summary: string) =>
  endpoint({
    method: 'delete',
    path,
    summary,
    access: manage,
    reply: dataOf(z.object({ id })),
    problems: ['pills.category-not-found', 'pills.has-videos'],
  });

/** The four levels of categories (PIL-02). */
export const pillCategories = {
  tree: endpoint({
    method: 'get',
    path: '/pills/videos/categories',
    summary: 'All levels with their videos counted, also what is off',
    access: manage,
    reply: dataOf(PillTree),
  }),
  updateLevels: endpoint({
    method: 'put',
    path: '/pills/videos/update-categories',
    summary: 'Name the levels, and switch topics and tags on or off',
    access: manage,
    body: PillLevelsForm,
    reply: dataOf(PillLevels),
  }),
  storeCategory: endpoint({
    method: 'post',
    path: '/pills/videos/store-category',
    summary: 'Add a category',
    access: manage,
    body: CategoryForm,
    reply: saved,
    status: 201,
    problems: ['pills.name-taken', 'pills.too-many-children'],
  }),
  storeSubcategory: child('/pills/videos/store-subcategory', 'Add a subcategory to a category'),
  storeTopic: child('/pills/videos/store-topic', 'Add a topic to a subcategory'),
  storeTag: child('/pills/videos/store-tag', 'Add a tag to a topic'),
  updateCategory: rename('/pills/videos/update-category', 'Rename a category'),
  updateSubcategory: rename('/pills/videos/update-subcategory', 'Rename a subcategory'),
  updateTopic: switched('/pills/videos/update-topic', 'Rename a topic, or switch it on or off'),
  updateTag: switched('/pills/videos/update-tag', 'Rename a tag, or switch it on or off'),
  deleteCategory: removeEmpty(
    '/pills/videos/delete-category/:id',
    'Delete a category without videos, and what is below',
  ),
  deleteSubcategory: removeEmpty(
    '/pills/videos/delete-subcategory/:id',
    'Delete a subcategory without videos, and what is below',
  ),
  deleteTopic: remove('/pills/videos/delete-topic/:id', 'Delete a topic and its tags; videos keep and lose them'),
  deleteTag: remove('/pills/videos/delete-tag/:id', 'Delete a tag; videos keep and lose it'),
};
