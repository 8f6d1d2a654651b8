import type { Locale } from '@ruta/contracts';
import { formatDay } from '@ruta/contracts/kit/day-text';
import { PAI_TEXT_FIELDS } from '@ruta/contracts/pai/limits';
import type { Pai, PaiItem, PaiSide } from '@ruta/contracts/pai/pai.schema';
import { drawPdf, type Paper } from '../../pdf/paper';
import { dayIn, fromUtc } from '../../time/clock';
import { paiPaperTexts, type PaiPaperWords } from './pai-paper.texts';

/** Draws an established plan: what each side does and when, the texts, and lines to sign on (PAI-02). */
export function paiPdf({ school, cycle, established_at, established_by, items }: Pai, locale: Locale): Promise<Buffer> {
  const t = paiPaperTexts(locale);
  const facts = {
    title: `${t('title')} ${cycle.name}`,
    author: school.name,
    language: locale === 'es' ? 'es-MX' : 'en',
    head: [school.name, t('cycle', { cycle: cycle.name })],
    foot: (page: number, pages: number) => t('page', { page, pages }),
  };
  const day = established_at === null ? '' : formatDay(dayIn(school.timezone, fromUtc(established_at)));
  const sides = items.flatMap(({ school_activity, coach_activity }) => [school_activity, coach_activity]);
  return drawPdf(facts, (paper) => {
    paper.title(t('title'));
    paper.facts([
      [t('school'), school.name],
      [t('established'), established_by === null ? day : t('by', { day, name: established_by })],
      [t('done'), t('done.of', { n: sides.filter(({ isCompleted }) => isCompleted).length, of: sides.length })],
    ]);
    items.forEach((item, at) => drawItem(paper, item, { t, number: at + 1 }));
    paper.signatures([
      [t('sign.school'), t('sign.hint')],
      [t('sign.coach'), t('sign.hint')],
    ]);
  });
}

function drawItem(paper: Paper, item: PaiItem, { t, number }: { t: PaiPaperWords; number: number }): void {
  const { question, activity, coach_pai, school_activity, coach_activity } = item;
  paper.together((head) => {
    head.heading(`${number}. ${question}`);
    head.facts([
      [t('side.school', whenOf(school_activity, t)), activity],
      [
        t('side.coach', { ...whenOf(coach_activity, t), name: coach_activity.coach?.fullname ?? t('no-coach') }),
        `${coach_pai.activity} (${coach_pai.activity_code})`,
      ],
    ]);
  });
  for (const field of PAI_TEXT_FIELDS) {
    if (field === 'activity') continue;
    paper.label(t(field));
    paper.text(item[field]);
  }
}

const whenOf = ({ date, time, status, isStarted, isCompleted }: PaiSide, t: PaiPaperWords) => ({
  day: formatDay(date),
  time,
  status: t(isStarted && !isCompleted ? 'started' : status),
});
