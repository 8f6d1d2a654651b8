import { searchKey } from '../../database/search-key';

/** What people write before the name of a town, or leave out: `Ciudad Juárez`, `Cd. Juárez`, `H. Matamoros`. */
const BEFORE = /^(?:(?:heroica|h\.|ciudad|cd\.?) )+/;

/** A town or municipality as it is compared. */
export const placeKey = (name: string): string => searchKey(name).replace(BEFORE, '');
