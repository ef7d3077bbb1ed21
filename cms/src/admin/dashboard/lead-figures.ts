import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'

/** How many days back the leads are counted. */
export const leadDays = 14

export interface LeadFigures {
  /**
   * What waits for somebody; `overdue` are data requests past the day by which the law wants them
   * answered.
   */
  waiting: {
    messages: number
    candidates: number
    members: number
    requests: number
    overdue: number
    mails: number
  }
  /** Leads of each day (`2026-11-22`), oldest first; days in São Paulo's time. */
  perDay: { day: string; messages: number; candidates: number }[]
  /** Messages by department, most first. */
  departments: { title: string; count: number }[]
}

/** What whoever answers to people has before them. */
export async function readLeadFigures(payload: Payload, locale: string): Promise<LeadFigures> {
  const [departments, perDay, [waiting]] = await Promise.all([
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
      with days as (select generate_series(today - ${leadDays - 1}::int, today, interval '1 day')::date as day from (select (now() at time zone 'America/Sao_Paulo')::date as today) clock)
      select to_char(day, 'YYYY-MM-DD') as day,
        (select count(*)::int from messages m where m.status <> 'suspect' and (m.created_at at time zone 'America/Sao_Paulo')::date = day) as messages,
        (select count(*)::int from candidates c where c.status <> 'suspect' and (c.created_at at time zone 'America/Sao_Paulo')::date = day) as candidates
      from days order by days.day`,
    ),
    rows<LeadFigures['waiting']>(
      payload,
      sql`
      select (select count(*)::int from messages where status = 'new') as messages, (select count(*)::int from candidates where status = 'new') as candidates,
        (select count(*)::int from members where state = 'pending-approval') as members, (select count(*)::int from data_requests where status = 'open') as requests,
        (select count(*)::int from data_requests where status = 'open' and due_at < now()) as overdue, (select count(*)::int from mails where state = 'failed') as mails`,
    ),
  ])
  return {
    departments,
    perDay,
    waiting: waiting ?? {
      messages: 0,
      candidates: 0,
      members: 0,
      requests: 0,
      overdue: 0,
      mails: 0,
    },
  }
}
