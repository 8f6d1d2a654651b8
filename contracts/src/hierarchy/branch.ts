import { z } from 'zod';
import { queryId } from '../kit/fields';

/** Narrows figures of several schools (STA-02); what is out of the caller’s reach counts nowhere. */
export const schoolBranch = z
  .strictObject({
    school: queryId.optional(),
    manager: queryId.optional().describe('Schools of this manager of coaching in the started cycle'),
    coordinator: queryId.optional(),
    coach: queryId.optional(),
  })
  .prefault({});
export type SchoolBranch = z.output<typeof schoolBranch>;
