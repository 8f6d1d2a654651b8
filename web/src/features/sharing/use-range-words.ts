import { formatDayUnbroken } from '../../lib/dates';
import { useTexts } from '../../lib/i18n';
import { sharedAgendaTexts } from './shared.texts';

/** The range of a sharing in words: "Del 23-11-2026 al 27-11-2026". */
export function useRangeWords() {
  const t = useTexts(sharedAgendaTexts);
  return ({ start_at, end_at }: { start_at: string; end_at: string }): string => {
    const [start, end] = [formatDayUnbroken(start_at), formatDayUnbroken(end_at)];
    return start === end ? t('day', { start }) : t('range', { start, end });
  };
}
