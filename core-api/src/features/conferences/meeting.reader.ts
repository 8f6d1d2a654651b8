import type { Knex } from 'knex';
import type { ConferenceRow } from './conferences.tables';
import type { Meeting, MeetingToMake } from './meetings';

export interface MeetingFacts extends MeetingToMake {
  status: ConferenceRow['status'];
  end_at: string;
  /** The one that was made. */
  meeting: Meeting | null;
}

type Row = Omit<MeetingFacts, 'meeting' | 'agenda'> &
  Pick<ConferenceRow, 'meeting_id' | 'join_url'> &
  Record<'area' | 'category', string>;

/** What a meeting is made from, in the platform's first language. What people write of a session is not part of it. */
export async function meetingFacts(db: Knex, id: number): Promise<MeetingFacts | undefined> {
  const row = await db('conferences')
    .join({ themes: 'schedule_themes' }, 'themes.id', 'conferences.schedule_theme_id')
    .join({ categories: 'schedule_categories' }, 'categories.id', 'themes.parent_id')
    .join({ rubrics: 'schedule_rubrics' }, 'rubrics.id', 'categories.parent_id')
    .join({ areas: 'schedule_areas' }, 'areas.id', 'rubrics.parent_id')
    .join({ agents: 'users' }, 'agents.id', 'conferences.user_id')
    .where('conferences.id', id)
    .first<Row | undefined>(
      ...['conferences.status', 'conferences.end_at', 'conferences.start_at', 'conferences.duration'],
      ...['conferences.room', 'conferences.user_timezone as timezone', 'agents.email as email'],
      ...['conferences.meeting_id', 'conferences.join_url'],
      ...['themes.name_es as topic', 'categories.name_es as category', 'areas.name_es as area'],
    );
  if (!row) return undefined;
  const { meeting_id, join_url, area, category, ...facts } = row;
  return {
    ...facts,
    agenda: `${area} · ${category}`,
    meeting: meeting_id === null || join_url === null ? null : { id: meeting_id, joinUrl: join_url },
  };
}
