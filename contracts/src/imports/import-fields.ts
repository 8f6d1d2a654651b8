import { z } from 'zod';
import { personName, personSurname } from '../access/person.schema';
import { email } from '../kit/fields';

/** The texts of a file's row about a person. What they name, such as a school, is looked up by the server. */
export const ImportedPersonFields = z.object({ email, name: personName, surname: personSurname });
