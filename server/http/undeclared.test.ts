import { contract } from '@mikvah/contract/contract.ts'
import { refusalsOf } from '@mikvah/contract/refusals-of.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { aFacility } from '../test/a-facility.ts'
import { holdToContract, undeclared } from './undeclared.ts'

afterEach(() => undeclared.clear())

it('a refusal that its call does not name is noted, and logged once', async () => {
  const { app } = await aFacility()
  const warn = vi.spyOn(app.log, 'warn').mockImplementation(() => {})
  holdToContract(contract.user, 'user-not-found', app.log)
  holdToContract(contract.user, 'slot-taken', app.log)
  holdToContract(contract.user, 'slot-taken', app.log)
  expect([...undeclared]).toEqual(['user: slot-taken'])
  expect(warn).toHaveBeenCalledOnce()
})

it('what is refused over the wire is held to the contract', async () => {
  const { patron } = await aFacility()
  const her = await patron()
  expect((await her.get('/api/api/reservations/none')).status).toBe(404)
  expect([...undeclared]).toEqual([])
  const path = contract.reservation.path
  try {
    Object.assign(contract.reservation, { path: '/named-otherwise' })
    expect((await her.get('/api/api/reservations/none')).status).toBe(404)
  } finally {
    Object.assign(contract.reservation, { path })
  }
  expect([...undeclared]).toEqual(['reservation: not-found'])
})

it('what comes with the kind of a call needs no naming', () => {
  expect(refusalsOf(contract.user)).toContain('user-not-found')
  expect(refusalsOf(contract.user)).not.toContain('in-progress')
  expect(refusalsOf(contract.newReservation)).toContain('in-progress')
  expect(refusalsOf(contract.quoteReservation)).not.toContain('in-progress')
  expect(refusalsOf(contract.publicSettings)).not.toContain('role-missing')
})
