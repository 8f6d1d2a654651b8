import { proofsPages } from '@ruta/contracts/proofs/proofs.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

const entry = {
  id: 'proofs',
  texts: defineTexts('proofs.navigation', { es: { label: 'Constancias' }, en: { label: 'Proofs' } }),
  icon: 'checkCircle',
  letter: 'c',
  ability: 'proof:read',
} as const;

export const proofsNavigation = {
  coach: { ...entry, page: proofsPages.coachProofs },
  scholastic: { ...entry, page: proofsPages.scholasticProofs },
  professor: { ...entry, page: proofsPages.professorProofs },
} satisfies Record<string, NavigationEntry>;
