import type { Reservation } from '@mikvah/contract/contract.ts'

type Visit = Pick<Reservation, 'reservationId' | 'reservationTime' | 'expectedEndTime'>

/**
 * The text of an iCalendar file (RFC 5545) with the visit; `now` is in milliseconds. Calendars are shared, so it has
 * only an hour and a title that says nothing: no place, no name, no code.
 */
export function appointmentOf(visit: Visit, title: string, now: number): string {
  return `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mayim//EN',
    'BEGIN:VEVENT',
    `UID:${visit.reservationId}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(Date.parse(visit.reservationTime))}`,
    `DTEND:${utc(Date.parse(visit.expectedEndTime))}`,
    `SUMMARY:${title.replace(/[\\;,]/g, '\\$&')}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')}\r\n`
}

const utc = (instant: number) =>
  new Date(instant).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')
