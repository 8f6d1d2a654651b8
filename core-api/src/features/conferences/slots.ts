import { GRID_MIN } from '@ruta/contracts/conferences/limits';
import { addDays, dayIn, fromUtc, utc } from '../../time/clock';
import { instantIn } from '../../time/wall-clock';
import type { AgentHours } from '../availability';

const MINUTE_MS = 60_000;
const GRID_MS = GRID_MIN * MINUTE_MS;

/** A span of UTC milliseconds; its end is not part of it. */
export interface Span {
  start: number;
  end: number;
}

/** An agent of the theme, with what limits their day. */
export interface SlotAgent {
  id: number;
  timezone: string;
  hours: readonly AgentHours[];
  /** Sessions, each with the rest after it. */
  taken: readonly Span[];
}

interface Offer {
  /** The day that is asked for, and the zone that it is a day of. */
  day: string;
  zone: string;
  /** Minutes of a session, and of the rest after it. */
  duration: number;
  cooldown: number;
  agents: readonly SlotAgent[];
  /** First and last days without sessions, on everybody’s calendar. */
  holidays: readonly { start_at: string; end_at: string }[];
  now: Date;
}

/**
 * The hours of a day in which a session may begin, each with the agents who are free, in order (VC-01, decision 0067).
 * Windows are those of the agents’ clocks; a session starts at the beginning of a window or whole turns after it, on a
 * grid of five minutes.
 */
export function slotsOf({ day, zone, duration, cooldown, agents, holidays, now }: Offer): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const isHoliday = (date: string) => holidays.some(({ start_at, end_at }) => start_at <= date && date <= end_at);
  if (isHoliday(day)) return found;
  for (const agent of agents) {
    for (const date of [addDays(day, -1), day, addDays(day, 1)]) {
      if (isHoliday(date)) continue;
      for (const start of startsOf(agent, date, { duration, cooldown })) {
        if (start <= now.getTime() || dayIn(zone, new Date(start)) !== day) continue;
        const at = utc(new Date(start));
        found.set(at, [...new Set([...(found.get(at) ?? []), agent.id])]);
      }
    }
  }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other)));
}

/** When sessions may begin on a date of the agent’s calendar, in UTC milliseconds. */
function startsOf(agent: SlotAgent, date: string, theme: { duration: number; cooldown: number }): number[] {
  const spanOf = ({ start_at, end_at }: AgentHours): Span => ({
    start: instantOn(date, start_at, agent.timezone),
    end:
      end_at === '23:59'
        ? instantOn(addDays(date, 1), '00:00', agent.timezone)
        : instantOn(date, end_at, agent.timezone),
  });
  const weekday = new Date(date).getUTCDay();
  const lost = agent.hours.filter(({ single }) => single === date).map(spanOf);
  const [length, turn] = [theme.duration * MINUTE_MS, (theme.duration + theme.cooldown) * MINUTE_MS];
  const starts: number[] = [];
  for (const window of agent.hours.filter((hours) => hours.weekday === weekday).map(spanOf))
    for (let at = Math.ceil(window.start / GRID_MS) * GRID_MS; at + length <= window.end; at += turn) {
      const session = { start: at, end: at + length };
      const whole = { start: at, end: at + turn };
      if (!lost.some((span) => overlap(span, session)) && !agent.taken.some((span) => overlap(span, whole)))
        starts.push(at);
    }
  return starts;
}

const instantOn = (date: string, time: string, zone: string): number => fromUtc(instantIn(date, time, zone)).getTime();

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** The cells of the grid that a session and its rest take, as UTC texts. */
export function cellsOf({ start_at, full_end_at }: { start_at: string; full_end_at: string }): string[] {
  const end = fromUtc(full_end_at).getTime();
  const cells: string[] = [];
  for (let at = Math.floor(fromUtc(start_at).getTime() / GRID_MS) * GRID_MS; at < end; at += GRID_MS)
    cells.push(utc(new Date(at)));
  return cells;
}
