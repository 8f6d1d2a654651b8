import { nameKey } from '../../database/search-key';
import type { UserRow } from './users.tables';

/** Characters of the column. */
const MAX = 460;

/** A person as they are searched and sorted by: name, surname and e-mail. */
export const userKey = ({ name, surname, email }: Pick<UserRow, 'name' | 'surname' | 'email'>): string =>
  nameKey(`${name} ${surname} ${email}`, MAX);
