import type { Database } from '../db/database.ts'

/**
 * Rooms, placements and status histories that contradict one another in the database. Empty in a sound one, at any
 * time.
 */
export async function brokenFloor({ orm }: Database): Promise<unknown[]> {
  const { rows } = await orm.execute(`
    select 'room' as what, id::text as id from rooms
      where (status = 'Occupied') <> (reservation_id is not null)
    union all select 'pair', r.id from reservations r
      where r.room_id is not null and not exists
        (select from rooms where rooms.id = r.room_id and rooms.reservation_id = r.id)
    union all select 'placement', r.id from reservations r
      where (r.room_id is not null) <> exists (select from room_placements p
        where p.reservation_id = r.id and p.until is null and p.room_id = r.room_id)
    union all select 'open placements', reservation_id from room_placements
      where until is null group by reservation_id having count(*) > 1
    union all select 'history', r.id from reservations r
      where r.status <> (select h.next from status_history h where h.reservation_id = r.id
        order by h.at desc, h.previous_since desc nulls last limit 1)
    union all select 'chain', h.id from status_history h
      where h.previous is not null and not exists (select from status_history l
        where l.reservation_id = h.reservation_id and l.next = h.previous and l.at = h.previous_since)`)
  return rows
}
