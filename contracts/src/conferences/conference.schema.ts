import { z } from 'zod';
import { id, instant, requiredText, text } from '../kit/fields';
import { PersonRef } from '../visits/visit.schema';
import { NOTES_MAX, REASON_MAX } from './limits';
import { CONFERENCE_STATUSES } from './statuses';

const named = { id, name: z.string() };

/** What sessions are about: a theme fixes how long a session takes, and how long its agent rests afterwards. */
export const ScheduleTheme = z
  .object({
    ...named,
    description: z.string(),
    duration: z.int().describe('Minutes'),
    cooldown: z.int().describe('Minutes that the agent is free of sessions afterwards'),
  })
  .meta({ id: 'ScheduleTheme' });
export type ScheduleTheme = z.infer<typeof ScheduleTheme>;

/** Areas, rubrics, categories and themes in their order; what has no active theme below it is not there. */
export const ScheduleArea = z.object({
  ...named,
  rubrics: z.array(z.object({ ...named, categories: z.array(z.object({ ...named, themes: z.array(ScheduleTheme) })) })),
});
export type ScheduleArea = z.infer<typeof ScheduleArea>;

/** An hour in which some agent is free. */
export const ScheduleSlot = z.object({ start_at: instant });
export type ScheduleSlot = z.infer<typeof ScheduleSlot>;

/** A change of a session’s state. */
const ConferenceStatusEntry = z.object({
  code: z.enum(CONFERENCE_STATUSES),
  meta: z.object({ color: z.string() }),
  reason: z.string().nullable(),
  user: PersonRef.nullable().describe('Who changed it; null for what time changed'),
  created_at: instant,
});

/** A video session of a petitioner with an agent (VC-02, VC-05). */
export const Conference = z
  .object({
    id,
    schedule_theme_id: id,
    schedule_theme: z.object({ ...named, area: z.string(), category: z.string() }),
    user_id: id.describe('The agent'),
    user_timezone: z.string(),
    agent: PersonRef,
    petitioner_id: id,
    petitioner_timezone: z.string(),
    petitioner: PersonRef.extend({ school: z.object(named).nullable() }),
    start_at: instant,
    end_at: instant,
    full_end_at: instant.describe('The end and the agent’s rest after it'),
    ...{ duration: z.int(), cooldown: z.int(), total_duration: z.int() },
    notes: z.string().describe('What the petitioner wrote to the agent'),
    statuses: z.array(ConferenceStatusEntry).min(1).describe('The newest first'),
    has_survey: z.boolean().describe('Whether the petitioner answered its survey'),
    can: z.object({
      cancel: z.boolean(),
      survey: z.boolean().describe('Whether the caller may answer its survey now'),
      join: z.boolean().describe('Whether the caller is part of it: the time decides when, see /join'),
    }),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Conference' });
export type Conference = z.infer<typeof Conference>;

/** An instant that exists. */
const start = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, { error: 'conferences.start.malformed', abort: true })
  .refine((value) => !Number.isNaN(Date.parse(`${value.replace(' ', 'T')}Z`)), {
    error: 'conferences.start.malformed',
  });

/** A session that somebody books. The server chooses the agent. */
export const BookingForm = z.strictObject({
  schedule_theme_id: id,
  start_at: start,
  notes: text(NOTES_MAX).default(''),
});
export type BookingForm = z.input<typeof BookingForm>;

/** Why a session does not take place, chosen or in one’s own words (VC-02). */
export const CancelForm = z.strictObject({ reason: requiredText(REASON_MAX, 'conferences.reason.required') });

/** The address of a meeting that is open (VC-03, VC-08, T15). */
export const Joined = z.object({
  url: z.url().describe('Where the caller enters'),
  meta: z.object({
    start_link: z.url().nullable().describe('The agent’s own address, fetched anew; null for the petitioner'),
  }),
});
export type Joined = z.infer<typeof Joined>;
