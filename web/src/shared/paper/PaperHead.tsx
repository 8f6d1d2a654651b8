import { formatDay } from '../../lib/dates';
import { useTexts } from '../../lib/i18n';
import { useServerMinute, useServerToday, useSession } from '../../lib/session';
import { Head } from './paper.styles';
import { paperTexts } from './paper.texts';

interface PaperHeadProps {
  /** The school, or whose paper it is. */
  of: string;
  /** What stands on the paper. */
  title: string;
  /** "2026-2027". */
  period: string | undefined;
}

/** Above what is printed: of whom, what, of which cycle, and who printed it when. */
export function PaperHead({ of, title, period }: PaperHeadProps) {
  const t = useTexts(paperTexts);
  const { me } = useSession();
  const today = useServerToday(me.user_timezone);
  const minute = useServerMinute(me.user_timezone);
  return (
    <Head>
      <h1>{of}</h1>
      <p>{period === undefined ? '' : t('cycle', { period })}</p>
      <p>{title}</p>
      <p>{t('printed', { day: formatDay(today), time: minute, name: me.user.fullname })}</p>
    </Head>
  );
}
