import { isUniqueViolation } from './db-problems';

/** Whether an insert wrote its row; false where a unique key says that it is there: of two who write it at once, one does. */
export async function isFirst(inserted: PromiseLike<unknown>): Promise<boolean> {
  try {
    await inserted;
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
