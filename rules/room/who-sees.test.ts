import { describe, expect, it } from 'vitest'
import { type SeenField, seenBy, viewerOf, viewers, visitSeenBy } from './who-sees.ts'

const fields = Object.keys(visitSeenBy) as SeenField[]
const whole = Object.fromEntries(fields.map((field) => [field, `her ${field}`])) as Record<
  SeenField,
  string
>
const personal: SeenField[] = ['firstName', 'lastName', 'phoneNumber', 'notes', 'balance', 'paid']

describe('who is told what of a visit on the floor', () => {
  it.each([
    ['attendant', ['waitingCode', ...personal], ['userNotes', 'excludedAttendants', 'parking']],
    ['mikvah', ['waitingCode', 'parking', 'firstTime', 'userNotes', ...personal], ['kallah']],
    ['room', ['waitingCode', 'firstTime', 'userNotes', ...personal], ['kallah', 'parking']],
    ['waiting', fields.filter((field) => field !== 'waitingCode'), ['waitingCode']],
    [
      'kiosk',
      fields.filter((field) => !['reservationCode', 'reservationTime', 'balance'].includes(field)),
      ['reservationCode', 'reservationTime', 'balance'],
    ],
  ] as const)('%s', (viewer, hidden, shown) => {
    const seen: Record<string, string | null> = seenBy(viewer, whole)
    expect(hidden.filter((field) => seen[field] !== null)).toEqual([])
    expect(shown.filter((field) => seen[field] !== `her ${field}`)).toEqual([])
  })

  it('has every field for everyone, null where it isn’t told', () => {
    for (const viewer of viewers) expect(Object.keys(seenBy(viewer, whole))).toEqual(fields)
  })

  it('never tells what the table doesn’t name', () => {
    expect(seenBy('desk', { ...whole, card: '4242' })).not.toHaveProperty('card')
  })

  it.each([
    [['Admin'], 'desk'],
    [['Room', 'Attendant'], 'attendant'],
    [['Mikvah'], 'mikvah'],
    [['OpenGarageGate'], null],
    [[], null],
  ] as const)('an account with %s looks as %s', (held, viewer) => {
    expect(viewerOf(held)).toBe(viewer)
  })
})
