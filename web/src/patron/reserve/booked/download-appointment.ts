import type { Reservation } from '@mikvah/contract/contract.ts'
import { serverNow } from '../../../talk/clock.ts'
import { appointmentOf } from './appointment.ts'

/** Downloads the calendar file, which her device offers to her calendar. */
export function downloadAppointment(visit: Reservation, title: string) {
  const file = new Blob([appointmentOf(visit, title, serverNow())], { type: 'text/calendar' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'appointment.ics'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
