import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Ability } from '@ruta/contracts/abilities';
import type { Area } from '@ruta/contracts/roles';
import { ROLES } from '@ruta/contracts/roles';
import { useSession } from '../lib/session';

const CycleDialog = lazy(async () => ({ default: (await import('./CycleDialog')).CycleDialog }));

/** The areas whose pages show finished cycles (`?cycle=`), each with the ability that its pages need. */
const PAST_AREAS: Partial<Record<Area, Ability>> = {
  coach: 'school:read',
  scholastic: 'school:read',
  professor: 'proof:read',
  management: 'hierarchy:read',
};

/** Whether the person may read finished cycles, how the choice opens, and its dialog (CYC-03). */
export function useCycleChoice(): { choose: (() => void) | undefined; dialog: ReactNode } {
  const { can, me } = useSession();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  // The address where the dialog was opened; its links lead to another, where it is closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const needed = PAST_AREAS[ROLES[me.role].area];
  const mayChoose = can('cycle:read') && needed !== undefined && can(needed);
  return {
    choose: mayChoose ? () => setOpenAt(here) : undefined,
    dialog: openAt === here && (
      <Suspense>
        <CycleDialog onClose={() => setOpenAt(null)} />
      </Suspense>
    ),
  };
}
