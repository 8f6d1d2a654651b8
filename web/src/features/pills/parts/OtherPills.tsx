import type { Pill } from '@ruta/contracts/pills/pills.schema';
import { VideoCardList } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { filterVideos } from '../pills.calls';
import { playerTexts } from '../player.texts';
import { PillCard } from './PillCard';

const OTHERS = 4;

interface OtherPillsProps {
  /** The video that cannot be watched; without one, because it is gone, the newest are offered. */
  instead?: Pick<Pill, 'id' | 'category'>;
}

/** Other videos for who cannot watch one: of its category, the newest first (PIL-03). Nothing while none is known. */
export function OtherPills({ instead }: OtherPillsProps) {
  const t = useTexts(playerTexts);
  const query = { skip: 0, take: OTHERS + 1, ...(instead && { category: instead.category.id }) };
  const { data } = useEndpoint(filterVideos, { query });
  const others = (data?.data ?? []).filter(({ id }) => id !== instead?.id).slice(0, OTHERS);
  if (others.length === 0) return null;
  const title = t(instead ? 'others.category' : 'others.newest');
  return (
    <PageSection title={title}>
      <VideoCardList label={title}>
        {others.map((pill) => (
          <PillCard key={pill.id} pill={pill} sections={[]} />
        ))}
      </VideoCardList>
    </PageSection>
  );
}
