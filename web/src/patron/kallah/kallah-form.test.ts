import { lengths } from '@mikvah/rules/lengths.ts'
import { describe, expect, it } from 'vitest'
import {
  emptyForm,
  type KallahForm,
  kallahErrorsOf,
  kallahMessage,
  kallahNotes,
  kallahWish,
} from './kallah-form.ts'

const full = {
  name: 'Rivka Stern',
  address: '4 Elm Street',
  shul: 'Beis Yaakov',
  email: 'rivka@example.org',
  phone: { text: '201-555-0142', country: 'US' as const },
  date: '2026-12-01',
  wedding: '2026-12-02',
}
const missingOf = (form: KallahForm) => Object.keys(kallahErrorsOf(form, '2026-11-24'))

describe('the kallah form', () => {
  it('is complete with all of its fields', () => {
    expect(missingOf(full)).toEqual([])
  })

  it('misses everything at first', () => {
    expect(missingOf(emptyForm)).toEqual([
      'name',
      'address',
      'shul',
      'email',
      'phone',
      'date',
      'wedding',
    ])
  })

  it('takes no day before today and no half an address', () => {
    expect(missingOf({ ...full, date: '2026-11-23', wedding: '2026-11-24' })).toEqual(['date'])
    expect(missingOf({ ...full, email: 'rivka@', shul: ' ' })).toEqual(['shul', 'email'])
  })

  it('says of a day that is past that it is, and only of one that isn’t chosen that it is missing', () => {
    const wrong = kallahErrorsOf({ ...full, date: '2026-11-23', wedding: '' }, '2026-11-24')
    expect(wrong).toEqual({ date: 'kallahDayPast', wedding: 'kallahFieldMissing' })
  })

  it('asks for the day at its placeholder hour', () => {
    expect(kallahWish('2026-12-01')).toMatchObject({
      kallah: true,
      bath: true,
      advanceReservation: true,
      reservationTime: '2026-12-01T06:13',
    })
  })

  it('notes her name, wedding, email, address and shul', () => {
    expect(kallahNotes(full)).toBe(
      'Kallah: Rivka Stern\nWedding date: 2026-12-02\nEmail: rivka@example.org\nAddress: 4 Elm Street\nShul: Beis Yaakov',
    )
  })

  it('cuts what is longer than its field, so that the office has all the rest', () => {
    const typed = 'א'.repeat(6000)
    const long = { ...full, name: `Rivka ${typed}`, address: typed, shul: `Beis Yaakov ${typed}` }
    const notes = kallahNotes(long)
    expect(notes.length).toBeLessThanOrEqual(lengths.officeNote)
    for (const part of ['Kallah: Rivka', full.wedding, full.email, 'Shul: Beis Yaakov'])
      expect(notes).toContain(part)
    const message = kallahMessage(long, { phone: '12015550142', created: false, paid: 'paid' })
    expect(message.length).toBeLessThanOrEqual(lengths.letter)
    expect(message).toContain('Shul: Beis Yaakov')
  })

  it('tells the office whether the reservation was created', () => {
    const answer = { phone: '12015550142', paid: 'paid' as const }
    expect(kallahMessage(full, { ...answer, created: true })).toMatch(
      /^Kallah reservation created\./,
    )
    expect(kallahMessage(full, { ...answer, created: false })).toMatch(
      /^Kallah reservation NOT created\./,
    )
  })
})
