/** SQL of the role that a row of `users` acts in; until one of several is chosen, any of them; null without a role. */
export const ACTING_ROLE =
  'coalesce(users.acting_role_id, (select min(role_user.role_id) from role_user where role_user.user_id = users.id))';
