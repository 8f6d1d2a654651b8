import type { Me } from '@ruta/contracts/access/access.schema';
import { Refusal } from '../../problems';

/** The school that a person belongs to; 404 for who belongs to none. */
export async function ownSchool({ me }: { me: () => Promise<Pick<Me, 'user'>> }): Promise<number> {
  const { user } = await me();
  if (user.school_id === null) throw new Refusal('schools.not-found');
  return user.school_id;
}
