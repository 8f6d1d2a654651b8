import { z } from 'zod';
import { line, requiredLine, requiredText, text } from '../kit/fields';
import {
  ALIAS_MAX,
  COOLDOWN_MAX,
  DESCRIPTION_MAX,
  DURATION_MAX,
  DURATION_MIN,
  HOURS_MAX,
  HOURS_MIN,
  ITEM_MAX,
  NAME_MAX,
  ORDER_MAX,
  SECONDS_MAX,
  SECONDS_MIN,
} from './catalogue-limits';

/**
 * The texts of rows about catalogues. What they name, such as a level or a survey, is looked up by the server; English
 * ones may be missing.
 */

/** Names a guide, a survey or a central activity over its versions and cycles. */
export const catalogueCode = z.string('text.required').regex(/^[a-z0-9_]{1,60}$/, 'imports.code.malformed');
const name = requiredLine(NAME_MAX, 'text.required');
const nameInEnglish = line(NAME_MAX).optional();
const item = requiredText(ITEM_MAX, 'text.required');
const itemInEnglish = text(ITEM_MAX).optional();
const long = requiredText(DESCRIPTION_MAX, 'text.required');
const longInEnglish = text(DESCRIPTION_MAX).optional();
const day = z.iso.date('day.malformed');

export const GuideRowFields = z.object({
  ...{ code: catalogueCode, name, name_en: nameInEnglish, section: name, section_en: nameInEnglish },
  indicator: requiredLine(60, 'text.required'),
  ...{ question: item, question_en: itemInEnglish },
});

export const SurveyRowFields = z.object({
  ...{ code: catalogueCode, title: name, title_en: nameInEnglish, instructions: long, instructions_en: longInEnglish },
  ...{ question: item, question_en: itemInEnglish },
});

const inRange = (from: number, to: number) => (value: string) => Number(value) >= from && Number(value) <= to;

/** A whole number as text. */
const whole = (min: number, max: number) =>
  z.string('text.required').refine((value) => /^\d{1,3}$/.test(value) && inRange(min, max)(value), {
    error: 'imports.number.malformed',
    params: { min, max },
  });

export const CentralActivityRowFields = z.object({
  ...{ code: catalogueCode, title: name, title_en: nameInEnglish, description: long, description_en: longInEnglish },
  ...{ window_start: day, window_end: day },
  hours: z
    .string('text.required')
    .regex(/^\d{1,2}([.]\d)?$/, 'imports.hours.malformed')
    .refine(inRange(HOURS_MIN, HOURS_MAX), 'imports.hours.malformed'),
  order: whole(1, ORDER_MAX),
});

const theme = z.string('text.required').regex(/^[a-z0-9_]{1,40}$/, 'imports.code.malformed');

export const DpiQuestionRowFields = z.object({
  ...{ order: whole(1, ORDER_MAX), theme, question: item, question_en: itemInEnglish },
  seconds: z.literal('').or(whole(SECONDS_MIN, SECONDS_MAX)),
});

export const CoachActivityRowFields = z.object({
  code: z.string('text.required').regex(/^CPAI-[A-Z0-9_]{1,40}-\d{1,3}$/, 'imports.cpai.malformed'),
  ...{ theme, activity: item, activity_en: itemInEnglish },
});

/** Characters of an area, a rubric, a category or a theme. */
const LEVEL_MAX = 120;
const level = requiredLine(LEVEL_MAX, 'text.required');
const levelInEnglish = line(LEVEL_MAX).optional();
/** Minutes by fives, as text. */
const minutes = (min: number, max: number) =>
  z
    .string('text.required')
    .refine((value) => /^\d{1,3}$/.test(value) && inRange(min, max)(value) && Number(value) % 5 === 0, {
      error: 'imports.minutes.malformed',
      params: { min, max },
    });

export const SessionThemeRowFields = z.object({
  code: catalogueCode,
  ...{ area: level, area_en: levelInEnglish, rubric: level, rubric_en: levelInEnglish },
  ...{ category: level, category_en: levelInEnglish, theme: level, theme_en: levelInEnglish },
  ...{ description: text(ITEM_MAX).optional(), description_en: text(ITEM_MAX).optional() },
  ...{ duration: minutes(DURATION_MIN, DURATION_MAX), cooldown: minutes(0, COOLDOWN_MAX) },
});

export const StateRowFields = z.object({
  code: z.string('text.required').regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'imports.state-code.malformed'),
  name: requiredLine(ALIAS_MAX, 'text.required'),
  region: line(30).optional(),
  timezone: requiredLine(64, 'text.required'),
});
