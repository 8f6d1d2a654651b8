import { z } from 'zod';
import { id } from '../kit/fields';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { Level, Role } from '../roles/role.schema';
import { User, UserDetail } from './user.schema';

const FLAGS = ['0', '1'] as const;

/** The list's query parameters, as text. core-api validates their values. */
const listParams = z.strictObject({
  page: z.string().optional(),
  sort: z.enum(['id', '-id', 'name', '-name', 'email', '-email']).optional(),
  search: z.string().optional(),
  roles: z.string().optional().describe('Codes, with commas'),
  banned: z.enum(FLAGS).optional(),
  verified: z.enum(FLAGS).optional(),
  deleted: z.enum(['1']).optional(),
  school: z.string().optional().describe('An id'),
});

const UserList = z.object({
  users: pageOf(User.required({ roles: true, school: true })),
  school: z.object({ id, name: z.string() }).nullable().describe('The school of the filter'),
  can: z.object({ purge: z.boolean() }),
});
export type UserList = z.infer<typeof UserList>;

const UserPage = z.object({
  user: UserDetail,
  roles: z.array(Role).describe('All that there are, with whether the reader may give them'),
  levels: z.array(Level),
});
export type UserPage = z.infer<typeof UserPage>;

/** The list of accounts (ADM-04). */
export const adminUsers = screen({ area: 'admin', path: '/users', query: listParams, reply: UserList });
/** One account with the choices of its form (ADM-05). */
export const adminUser = screen({ area: 'admin', path: '/users/:id', reply: UserPage });

export const usersScreens = { adminUsers, adminUser };
