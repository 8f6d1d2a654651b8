import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { LinkButton } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { actTexts } from '../../../shared/acts/acts.texts';
import { itemActOf } from '../../../shared/acts/item-acts';
import { mayMove } from '../../../shared/moving/movers';
import { subjectOf } from '../agenda-items';
import { responsesOf } from '../agenda-places';
import { agendaTexts } from '../agenda.texts';
import type { AgendaArea } from '../agenda.calls';
import { MoveButton } from './MoveButton';

interface ItemActProps {
  item: AgendaActivity | undefined;
  area: AgendaArea;
  /** Begins to move an item; undefined where nothing is moved. */
  onMove?: ((item: AgendaActivity) => void) | undefined;
}

/**
 * The next act of a row, if it is due, moving it unless that is the act, and the responses about a finished one
 * (AGE-05): the title already leads to the rest.
 */
export function ItemAct({ item, area, onMove }: ItemActProps) {
  const t = useTexts(agendaTexts);
  const acts = useTexts(actTexts);
  const { can } = useSession();
  if (item === undefined) return null;
  const { act, icon, href } = itemActOf(item, area);
  const subject = subjectOf(item, t);
  const responses = responsesOf(item, area);
  const isDue = act !== 'view' && act !== 'edit';
  return (
    <>
      {isDue && href !== undefined && (
        <LinkButton size="S" icon={icon} href={href} aria-label={acts('of', { act: acts(act), item: subject })}>
          {acts(act)}
        </LinkButton>
      )}
      {responses !== undefined && can('survey-response:read') && (
        <LinkButton
          size="S"
          icon="list"
          href={responses}
          aria-label={acts('of', { act: acts('responses'), item: subject })}
        >
          {acts('responses')}
        </LinkButton>
      )}
      {onMove && act !== 'reschedule' && mayMove(item) && <MoveButton subject={subject} onPress={() => onMove(item)} />}
    </>
  );
}
