import { useState } from 'react';
import { useSchools } from './use-schools';

/**
 * The school that the navigation leads to: the one in the address, else the last one that was there, else the first of
 * the person's. Undefined while they load, and without any.
 */
export function useSchoolAtHand(inAddress: number | undefined): number | undefined {
  const [last, setLast] = useState(inAddress);
  const schools = useSchools().data?.data ?? [];
  if (inAddress !== undefined && inAddress !== last) setLast(inAddress);
  return inAddress ?? (schools.find(({ id }) => id === last) ?? schools[0])?.id;
}
