import { lazy, Suspense } from 'react';
import { SUPERIORS } from '@ruta/contracts/roles';
import { Link, Modal, Skeleton, Stack } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';
import { useCycleInAddress } from '../shared/cycle-in-address';
import { sharedTexts } from '../shared/shared.texts';
import { appTexts } from './app.texts';
import { FoundSchools } from './FoundSchools';
import type { FoundSchoolsProps } from './FoundSchools';

const HierarchyPicker = lazy(async () => ({
  default: (await import('../features/hierarchy/parts/HierarchyPicker')).HierarchyPicker,
}));

export interface SchoolFinderProps extends Omit<FoundSchoolsProps, 'isFocused'> {
  /** The agenda of all of them, for those who read it. */
  allHref: string | undefined;
  onClose: () => void;
}

/** Finds a school by name or city; superiors also by who accompanies it (AGE-01, HIE-05). A sheet on a phone. */
export function SchoolFinder({ allHref, onClose, ...found }: SchoolFinderProps) {
  const t = useTexts(appTexts);
  const shared = useTexts(sharedTexts);
  const { can, me } = useSession();
  const inAddress = useCycleInAddress();
  const cycle = inAddress === undefined ? me.cycle?.id : Number(inAddress);
  const isSuperior = SUPERIORS.some((role) => role === me.role) && can('hierarchy:read') && cycle !== undefined;
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size={isSuperior ? 'M' : 'S'}
      title={t('school.change')}
      closeLabel={shared('close')}
    >
      <Stack gap={4}>
        {allHref !== undefined && <Link href={allHref}>{t('school.all')}</Link>}
        {isSuperior ? (
          <Suspense fallback={<Skeleton shape="block" height={260} />}>
            <HierarchyPicker cycle={cycle} role={me.role} currentId={found.currentId} hrefOf={found.hrefOf} isFocused />
          </Suspense>
        ) : (
          <FoundSchools {...found} isFocused />
        )}
      </Stack>
    </Modal>
  );
}
