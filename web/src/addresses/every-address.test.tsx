import { describe, expect, it } from 'vitest'
import { addresses } from './addresses.ts'

/** Each address of the specification (patron 2, staff 2) with who may open it and the screen that is built for it. */
const specified: readonly [path: string, who: unknown, screen: string | null][] = [
  ['/', 'anyone', 'HomeScreen'],
  ['/login', 'anyone', 'SignInScreen'],
  ['/hours', 'anyone', 'HoursScreen'],
  ['/language', 'anyone', 'LanguageScreen'],
  ['/terms', 'anyone', 'TermsScreen'],
  ['/careers', 'anyone', 'CareersScreen'],
  ['/tour', 'anyone', 'TourScreen'],
  ['/donate', 'anyone', 'DonateScreen'],
  ['/contact', 'anyone', 'ContactScreen'],
  ['/keylim-mikvah', 'anyone', 'KeylimScreen'],
  ['/newsletter', 'anyone', 'NewsletterScreen'],
  ['/reserve', 'signedIn', 'ReserveScreen'],
  ['/kallah', 'signedIn', 'KallahScreen'],
  ['/notifications', 'signedIn', 'NotificationsScreen'],
  ['/profile', 'signedIn', 'ProfileScreen'],
  ['/license-plate', 'signedIn', 'LicensePlateScreen'],
  ['/history', 'signedIn', 'HistoryScreen'],
  ['/payment-methods', 'signedIn', 'PaymentMethodsScreen'],
  ['/excluded-attendants', 'signedIn', 'ExcludedAttendantsScreen'],
  ['/attendant-note', 'signedIn', 'AttendantNoteScreen'],
  ['/admin', ['Admin'], 'DailyListScreen'],
  ['/admin/*', ['Admin'], null],
  ['/receptionist', ['Reception'], 'TonightScreen'],
  ['/receptionist/*', ['Reception'], null],
  ['/receptionist/reservation/:id?', ['Reception'], 'ReservationScreen'],
  ['/receptionist/checkin/:id', ['Reception'], 'CheckInScreen'],
  ['/receptionist/user/:id', ['Reception'], 'PatronRecordScreen'],
  ['/attendant', ['Attendant'], 'AttendantScreen'],
  ['/attendant/*', ['Attendant'], null],
  ['/mikvah', ['Mikvah', 'Attendant'], 'MikvahScreen'],
  ['/mikvah/*', ['Mikvah', 'Attendant'], null],
  ['/room', ['Room'], 'RoomScreen'],
  ['/kiosk', ['Kiosk'], 'KioskScreen'],
  ['/waiting', ['Waiting'], 'WaitingScreen'],
  ['*', 'anyone', 'HomeScreen'],
]

describe('every address of the specification', () => {
  it.each(specified)('%s is for %s and shows the %s', async (path, who, screen) => {
    const [address, ...others] = addresses.filter((each) => each.path === path)
    expect(others).toEqual([])
    expect(address?.who).toEqual(who)
    expect((await address?.screen?.())?.name ?? null).toBe(screen)
  })

  it('under /admin is the administrators’ alone, and under /receptionist the desk’s', () => {
    const at = (begins: string) => addresses.filter(({ path }) => path.startsWith(begins))
    for (const [begins, role, least] of [
      ['/admin', 'Admin', 15],
      ['/receptionist', 'Reception', 12],
    ] as const) {
      expect(at(begins).length).toBeGreaterThan(least)
      expect(at(begins).filter(({ who }) => String(who) !== role)).toEqual([])
    }
  })

  it('ends with the home page for every path nobody knows', () => {
    expect(addresses.at(-1)?.path).toBe('*')
  })
})
