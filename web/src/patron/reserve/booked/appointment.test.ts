import { expect, it } from 'vitest'
import { appointmentOf } from './appointment.ts'

it('an entry for a calendar holds the hour and a title that says nothing', () => {
  const visit = {
    reservationId: 'r1',
    reservationTime: '2026-11-24T20:00:00-05:00',
    expectedEndTime: '2026-11-24T20:30:00-05:00',
  }
  const file = appointmentOf(visit, 'Appointment', Date.parse('2026-11-17T19:00:00Z'))
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mayim//EN',
    'BEGIN:VEVENT',
    'UID:r1',
    'DTSTAMP:20261117T190000Z',
    'DTSTART:20261125T010000Z',
    'DTEND:20261125T013000Z',
    'SUMMARY:Appointment',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
