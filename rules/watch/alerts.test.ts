import { expect, it } from 'vitest'
import { hours, minutes } from '../time/ms.ts'
import { alertsOf, isWrittenOf, type Vitals } from './alerts.ts'

const well: Vitals = {
  refundOpen: null,
  chargeOpen: null,
  messageFailing: null,
  jobsFailing: new Map(),
  freeBytes: null,
  sinceBackup: null,
  screensSilent: [],
}

it('of a house that is well there is nothing to say', () => {
  expect(alertsOf(well)).toEqual([])
  const busy = { refundOpen: minutes(10), chargeOpen: minutes(10), messageFailing: minutes(10) }
  const atTheLimit = {
    jobsFailing: new Map([['remind', minutes(5)]]),
    ...{ freeBytes: 1_000_000_000, sinceBackup: hours(26) },
  }
  expect(alertsOf({ ...well, ...busy, ...atTheLimit })).toEqual([])
})

it.each<[Partial<Vitals>, object]>([
  [{ refundOpen: minutes(10) + 1 }, { kind: 'refund-waits', minutes: 10 }],
  [{ chargeOpen: minutes(75) }, { kind: 'charge-waits', minutes: 75 }],
  [{ messageFailing: minutes(11) }, { kind: 'messages-wait', minutes: 11 }],
  [
    {
      jobsFailing: new Map([
        ['vacuum', minutes(6)],
        ['remind', minutes(9)],
        ['deliver', 1],
      ]),
    },
    { kind: 'jobs-fail', names: ['remind', 'vacuum'] },
  ],
  [{ freeBytes: 999_999_999 }, { kind: 'disk-low', megabytes: 999 }],
  [{ sinceBackup: hours(26) + 1 }, { kind: 'backup-old', hours: 26 }],
  [{ sinceBackup: 'never' }, { kind: 'backup-never' }],
  [{ screensSilent: ['Room 7'] }, { kind: 'screens-silent', names: ['Room 7'] }],
])('%o is something to look after', (vitals, alert) => {
  expect(alertsOf({ ...well, ...vitals })).toEqual([alert])
})

it('the office is written to of all but silent screens and a backup that never was', () => {
  const ill = { refundOpen: minutes(11), freeBytes: 0, screensSilent: ['Room 7'] }
  const writtenOf = (sinceBackup: Vitals['sinceBackup']) =>
    alertsOf({ ...well, ...ill, sinceBackup }).filter(isWrittenOf)
  expect(writtenOf('never').map(({ kind }) => kind)).toEqual(['refund-waits', 'disk-low'])
  expect(writtenOf(hours(30)).map(({ kind }) => kind)).toContain('backup-old')
})
