import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { LinkButton } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { actTexts } from '../../../shared/acts/acts.texts';
import { itemActOf } from '../../../shared/acts/item-acts';
import { subjectOf } from '../agenda-items';
import { agendaTexts } from '../agenda.texts';
import type { AgendaArea } from '../agenda.calls';

/** The next act of a row, if it is due: the title already leads to the rest. */
export function ItemAct({ item, area }: { item: AgendaActivity | undefined; area: AgendaArea }) {
  const t = useTexts(agendaTexts);
  const acts = useTexts(actTexts);
  if (item === undefined) return null;
  const { act, icon, href } = itemActOf(item, area);
  if (act === 'view' || act === 'edit' || href === undefined) return null;
  return (
    <LinkButton size="S" icon={icon} href={href} aria-label={acts('of', { act: acts(act), item: subjectOf(item, t) })}>
      {acts(act)}
    </LinkButton>
  );
}
