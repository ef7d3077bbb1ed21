import { staffTimeZone } from '#src/platform/dates.ts'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

/** Period in which leads are counted, days. */
export const leadDays = 14

export interface LeadFigures {
  /** Data requests past the legal deadline. */
  overdue: number
  /**
   * Leads per date (`2026-11-22`, in the staff's time zone), oldest first; suspected spam is not
   * counted.
   */
  perDay: { day: string; messages: number; candidates: number }[]
  /** Messages per department, highest count first. */
  departments: { title: string; count: number }[]
}

/**
 * Reads the figures for attendants: leads per day, messages per department, overdue data requests.
 */
export async function readLeadFigures(payload: Payload, locale: string): Promise<LeadFigures> {
  const [departments, perDay, [late]] = await Promise.all([
    rows<LeadFigures['departments'][number]>(
      payload,
      sql`
      select coalesce(words.title, '—') as title, count(*)::int as count from messages m
      left join departments_locales words on words._parent_id = m.department_id and words._locale::text = ${locale}
      where m.status <> 'suspect' and m.created_at > now() - make_interval(days => ${leadDays}) group by 1 order by 2 desc, 1`,
    ),
    rows<LeadFigures['perDay'][number]>(
      payload,
      sql`
      with days as (select generate_series(today - ${leadDays - 1}::int, today, interval '1 day')::date as day from (select (now() at time zone ${staffTimeZone}::text)::date as today) clock)
      select to_char(day, 'YYYY-MM-DD') as day,
        (select count(*)::int from messages m where m.status <> 'suspect' and (m.created_at at time zone ${staffTimeZone}::text)::date = day) as messages,
        (select count(*)::int from candidates c where c.status <> 'suspect' and (c.created_at at time zone ${staffTimeZone}::text)::date = day) as candidates
      from days order by days.day`,
    ),
    rows<{ overdue: number }>(
      payload,
      sql`select count(*)::int as overdue from data_requests where status = 'open' and due_at < now()`,
    ),
  ])
  return { departments, perDay, overdue: late?.overdue ?? 0 }
}
