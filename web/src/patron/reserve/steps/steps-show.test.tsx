// @vitest-environment happy-dom
import type { Reservation } from '@mikvah/contract/contract.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { evening, night, payment, visit } from '../../../test/answers.ts'
import { firstLook, startAfresh } from '../../../test/first-look.tsx'

beforeEach(startAfresh)

describe('the day a patron chooses', () => {
  it('leads to the kallah’s form and, with the date, to the office for an accessible room', async () => {
    const { SpecialtyRooms } = await import('../choose-day/SpecialtyRooms.tsx')
    const values = { priceKallah: '180' }
    const props = { night, values }
    const { text, links } = await firstLook(SpecialtyRooms, ['reserve'], { props })
    expect(text).toMatch(/Specialty Rooms Kallah Room .*Accessible /)
    expect(links).toEqual(['/kallah', '/contact?handicapped=true&date=2026-11-24'])
    const shabbos = { night: evening(27, { shabbosMode: true }), values }
    const shut = await firstLook(SpecialtyRooms, ['reserve'], { props: shabbos })
    expect(shut.links).toEqual(['/kallah'])
    expect(shut.text).toMatch(/ Accessible For Shabbos and Yom Tov nights/)
    expect(shut.html).toContain('aria-disabled="true"')
  })

  it('offers no room that can’t be had, and no heading over none', async () => {
    const { SpecialtyRooms } = await import('../choose-day/SpecialtyRooms.tsx')
    const of = async (values: Record<string, string>) => {
      const { text, links } = await firstLook(SpecialtyRooms, ['reserve'], {
        props: { night, values },
      })
      return [text.replace(/ Room .*/, ''), ...links]
    }
    const none = { roomsAvailableHandicapped: '' }
    expect(await of({ ...none, priceKallah: '180' })).toEqual(['Specialty Rooms Kallah', '/kallah'])
    expect(await of({ roomsAvailableHandicapped: '1' })).toHaveLength(2)
    expect(await of({ ...none, priceKallah: '' })).toEqual([''])
  })

  it('has three hours, or says the single one at which all of its visits begin', async () => {
    const { NightPanel } = await import('../choose-day/NightPanel.tsx')
    const of = async (changes: object) =>
      (await firstLook(NightPanel, ['reserve'], { props: { night: evening(27, changes) } })).text
    expect(await of({})).toMatch(/Opens 7:00 PM .* Last entry 10:30 PM$/)
    const friday = await of({ lastEntryTime: night.openTime })
    expect(friday).toMatch(/One time 7:00 PM Zman/)
    expect(friday).not.toMatch(/Opens|Last entry/)
  })

  it('says as a warning why a night is closed or past its cut-off', async () => {
    const { ShutNotice } = await import('../choose-day/ShutNotice.tsx')
    const say = async (why: 'closed' | 'past-cut-off') =>
      (await firstLook(ShutNotice, ['reserve'], { props: { night, why, today: night.date } })).text
    expect(await say('closed')).toMatch(/We are closed on /)
    expect(await say('past-cut-off')).toMatch(/Reservations for tonight closed at 5:00 PM/)
  })
})

describe('one of her visits', () => {
  it('shows time and status, and offers Pay, View and Edit', async () => {
    const { VisitCard } = await import('../start/VisitCard.tsx')
    const props = { visit, today: night.date }
    const { text } = await firstLook(VisitCard, ['reserve'], { props })
    expect(text).toMatch(/Reserved 8:00 PM .*Pay View Edit$/)
  })

  it('of Motzei Shabbos is called so by its buttons too', async () => {
    const { VisitCard } = await import('../start/VisitCard.tsx')
    const props = { visit: { ...visit, reservationDate: '2026-11-28' }, today: night.date }
    const { html } = await firstLook(VisitCard, ['reserve'], { props })
    expect(html).toContain('aria-label="View: Motzei Shabbos, 28 November"')
  })

  it('is summed up by day, time, room, extras and place', async () => {
    const { VisitTicket } = await import('../visit/VisitTicket.tsx')
    const props = { visit, night, settings: {}, onHoldEnd: () => null }
    const { text } = await firstLook(VisitTicket, ['pay'], { props })
    expect(text).toMatch(
      /24 November 15 Kislev 5787 8:00 PM 24 Code 4821 Room Shower, 30 minutes Extras Parking Where Main building$/,
    )
  })

  it.each<[string, Partial<Reservation> & { prepayRequired?: boolean }, RegExp, string[]]>([
    ['held', { reservationStatus: 'Pending' }, /is not complete until it is paid/, []],
    ['booked', {}, /booked\. To pay at the door: \$35\.00/, []],
    ['booked, with half a dollar owed', { balance: 0.5 }, /To pay at the door: \$0\.50/, []],
    [
      'booked, and to be paid first',
      { prepayRequired: true },
      /booked\. Not paid yet: \$35\.00$/,
      [],
    ],
    [
      'under way, and unpaid',
      { reservationStatus: 'Prep' },
      /^(?!.*at the door).*Not paid yet: \$35\.00$/,
      [],
    ],
    ['over, and unpaid', { reservationStatus: 'Done' }, /^(?!.*at the door).*Not paid yet/, []],
    ['booked, with nothing owed', { balance: 0 }, /booked\.$/, []],
    [
      'canceled, unpaid',
      {
        reservationStatus: 'Canceled',
        afterCancel: [{ kind: 'nothing-paid', amount: 0, cards: [] }],
      },
      /^Reservation Canceled Nothing had been paid, so nothing is given back\.$/,
      [],
    ],
    [
      'canceled, refunded',
      {
        reservationStatus: 'Canceled',
        refund: { amount: 35, state: 'issued' },
        afterCancel: [{ kind: 'refund-issued', amount: 35, cards: ['Visa 4242'] }],
      },
      /^Reservation Canceled - a refund has been issued \$35\.00 has been given back to .Visa 4242.\. Banks .* 10 business days\.$/,
      [],
    ],
    [
      'canceled too late for a refund',
      {
        reservationStatus: 'Canceled',
        amountPaid: 35,
        afterCancel: [{ kind: 'past-deadline', amount: 35, cards: [] }],
      },
      /^Reservation Canceled \$35\.00 is not given back by itself: the time for a refund had passed\. .* Request Refund$/,
      [`/contact?refund=true&date=${visit.reservationDate}`],
    ],
  ])('that is %s says how it stands', async (_, changes, words, ways) => {
    const { VisitStanding } = await import('../booked/VisitStanding.tsx')
    const { prepayRequired = false, ...more } = changes
    const props = { visit: { ...visit, ...more }, prepayRequired }
    const { text, links } = await firstLook(VisitStanding, ['pay'], { props })
    expect(text).toMatch(words)
    expect(links).toEqual(ways)
  })
})

describe('what goes with a visit', () => {
  const open = { visit, open: true, onClose: () => null }

  it('a checklist of ten', async () => {
    const { Checklist } = await import('../visit/Checklist.tsx')
    const { html } = await firstLook(Checklist, ['prepare'], { props: { visit: 'r1' } })
    expect(html.match(/type="checkbox"/g)).toHaveLength(10)
  })

  it('sponsorships of $22, $75 and $360', async () => {
    const { GiftChoice } = await import('../giving/GiftChoice.tsx')
    const { nothingGiven } = await import('../../../paying/giving.ts')
    const props = { giving: nothingGiven, onChange: () => null }
    const { text } = await firstLook(GiftChoice, ['pay'], { props })
    expect(text).toMatch(/Sponsor one use .*\$22 .*Sponsor a kallah use .*\$75 .*Friend .*\$360/)
  })

  it('a shelf with a quantity for each item', async () => {
    const { Shelf } = await import('../giving/Shelf.tsx')
    const item = {
      item: 'Towel',
      itemHe: '',
      description: 'White',
      descriptionHe: '',
      price: 5,
      active: true,
    }
    const idle = { comes: false, saving: false, failure: null, dropped: false, tryAgain: undefined }
    const shelf = { onSale: [item], taken: () => 2, put: () => null, ...idle }
    const { text, html } = await firstLook(Shelf, ['pay'], { props: { shelf } })
    expect(text).toMatch(/Towel White \$5\.00 /)
    expect(html).toMatch(/aria-label="One more: Towel"/)
  })

  it('her note', async () => {
    const { NoteModal } = await import('../booked/NoteModal.tsx')
    const props = { ...open, visit: { ...visit, userNotes: 'Slowly, please.' } }
    expect((await firstLook(NoteModal, ['pay'], { props })).html).toMatch(
      /<textarea[^>]*>Slowly, please\./,
    )
  })

  it('its payments, or that there are none', async () => {
    const { PaymentsModal } = await import('../booked/PaymentsModal.tsx')
    expect((await firstLook(PaymentsModal, ['pay'], { props: open })).text).toContain(
      'There are no payments for this reservation.',
    )
    const props = { ...open, visit: { ...visit, payments: [payment] } }
    expect((await firstLook(PaymentsModal, ['pay'], { props })).text).toMatch(
      /2:00 PM Method Card Status Approved Amount \$35\.00/,
    )
  })
})
