import { describe, expect, it } from 'vitest'
import { holds, isDevice, isPatron, isStaff, judgeRoleChange, type Role, roles } from './roles.ts'

describe('the roles an account may act in', () => {
  it.each<[Role[], Role[]]>([
    [[], []],
    [['Admin'], ['Admin', 'Reception', 'Attendant']],
    [['Reception'], ['Reception']],
    [['Attendant'], ['Attendant']],
    [['Kiosk'], ['Kiosk']],
    [['Room'], ['Room']],
    [['Mikvah'], ['Mikvah']],
    [['Waiting'], ['Waiting']],
    [['OpenGarageGate'], ['OpenGarageGate']],
    [
      ['Reception', 'OpenGarageGate'],
      ['Reception', 'OpenGarageGate'],
    ],
  ])('%j: %j', (held, expected) => {
    expect(roles.filter((role) => holds(held, role))).toEqual(expected)
  })

  it.each<[Role[], boolean, boolean]>([
    [[], false, false],
    [['OpenGarageGate'], false, false],
    [['Admin'], true, false],
    [['Attendant'], true, false],
    [['Room'], false, true],
  ])('%j: staff %s, device %s', (held, staff, device) => {
    expect([isStaff(held), isDevice(held)]).toEqual([staff, device])
    expect(isPatron(held)).toBe(!staff && !device)
  })
})

describe('a change of roles', () => {
  const give = {
    change: 'add',
    role: 'Reception',
    ownAccount: false,
    hasPassword: true,
    otherAdmins: 1,
  } as const
  it.each([
    ['to an account with a password', give, { allowed: true }],
    ['to one without', { ...give, hasPassword: false }, no('role-needs-password')],
    [
      'of the gate, to a patron',
      { ...give, role: 'OpenGarageGate', hasPassword: false },
      { allowed: true },
    ],
    ['to oneself', { ...give, ownAccount: true }, no('own-roles')],
    [
      'taking Admin from one of two',
      { ...give, change: 'remove', role: 'Admin' },
      { allowed: true },
    ],
    [
      'taking Admin from the last',
      { ...give, change: 'remove', role: 'Admin', otherAdmins: 0 },
      no('last-admin'),
    ],
    ['taking Reception', { ...give, change: 'remove', otherAdmins: 0 }, { allowed: true }],
  ] as const)('%s', (_, facts, expected) => {
    expect(judgeRoleChange(facts)).toEqual(expected)
  })
})

function no(because: string) {
  return { allowed: false, because }
}
