// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keepSession, presentSession } from '../../talk/session.ts'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { UsersScreen } from './UsersScreen.tsx'

const account = (id: string, more: object = {}) => ({
  ...{ id, username: id, kind: 'staff', firstName: null, lastName: null },
  ...{ roles: ['Reception'], disabled: false, lastSignIn: null },
  ...more,
})
const me = account('d.adler', { firstName: 'Dina', lastName: 'Adler', roles: ['Admin'] })
const stern = account('r.stern', {
  ...{ firstName: 'Rivka', lastName: 'Stern', lastSignIn: '2026-10-21T19:12:00-04:00' },
})
const gate = account('g', { username: '12015550117', kind: 'patron', roles: ['OpenGarageGate'] })
const tablet = account('room-7', { kind: 'device', roles: ['Room'] })
const desk = account('Front', { kind: 'device', roles: ['Reception'] })
const password = 'deep still water'
const refuses = (code: string, errorMessage: string) => () => ({
  status: 409,
  body: { success: false, code, errorMessage },
})

const open = async (answers: Parameters<typeof serveCalls>[0] = {}, how: object = {}) => {
  keepSession({ ...{ accessToken: 'a', refreshToken: 'r' }, ...session })
  const asked = serveCalls({
    adminUsers: () => ({ body: [me, stern, gate, tablet, desk] }),
    ...answers,
  })
  const areas = ['office', 'users', 'staff-sign-in', 'desk'] as const
  await live(<UsersScreen />, { areas, at: '/admin/users', ...how })
  const sent = (name: string) =>
    asked.filter((one) => one.name === name).map(({ path, body }) => [path, body])
  return { asked, sent }
}
const session = { userId: me.id, userName: 'd.adler', roles: ['Admin'] as const }
type At = Pick<typeof screen, 'getByRole' | 'getByLabelText'>
const press = (name: string | RegExp, at: At = screen) =>
  fireEvent.click(at.getByRole('button', { name }))
const type = (label: string, value: string, at: At) =>
  fireEvent.change(at.getByLabelText(label), { target: { value } })
const switches = () =>
  screen
    .getAllByRole<HTMLInputElement>('switch')
    .map((one) => [one.closest('label')?.textContent, one.checked, one.disabled])
const choose = async (name: string | RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('complementary')
}

const rows = async () => {
  await screen.findByText('r.stern')
  const list = screen.getAllByRole('list').at(-1) as HTMLElement
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

describe('the accounts', () => {
  it('are of those who work here and of who else holds a role; screens have their page', async () => {
    await open()
    expect(await rows()).toEqual([
      'Dina Adlerd.adlerYouAdministrationNever signed in',
      'Rivka Sternr.sternReceptionSigned in 21 Oct 2026',
      '(201) 555-0117Garage gateNever signed in',
      'FrontReceptionNever signed in',
    ])
    const link = screen.getByRole('link', { name: 'To the screens' })
    expect(link.getAttribute('href')).toBe('/receptionist/screens')
  })

  it('are found by name or by role', async () => {
    await open()
    await rows()
    const search = (text: string) =>
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
    search('reception STERN')
    expect(await rows()).toHaveLength(1)
    search('nobody like this')
    await screen.findByText('Nobody fits.')
  })

  it('that didn’t come leave a quiet line, and are asked for again', async () => {
    let comes = false
    await open({
      adminUsers: () => (comes ? { body: [me, stern] } : { status: 500, body: {} }),
    })
    await screen.findByText('The accounts could not be loaded.')
    comes = true
    press('Try again')
    expect(await rows()).toHaveLength(2)
  })
})

describe('a role', () => {
  it('is given and taken by its switch, and shown as it then is', async () => {
    let roles = ['Reception']
    const read = () => ({ ...stern, roles })
    const { sent } = await open({
      adminUsers: () => ({ body: [me, read()] }),
      addRole: () => {
        roles = ['Reception', 'Attendant']
        return said(read())
      },
      removeRole: () => {
        roles = ['Attendant']
        return said(read())
      },
    })
    await choose(/Rivka Stern/)
    expect(document.activeElement?.textContent).toBe('Rivka Stern')
    const toggle = (name: RegExp) => fireEvent.click(screen.getByRole('switch', { name }))
    const is = (name: RegExp, on: boolean) =>
      waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name }).checked).toBe(on))
    toggle(/^Attendant/)
    await is(/^Attendant/, true)
    await screen.findByRole('switch', { name: /^Reception/, busy: false })
    toggle(/^Reception/)
    await is(/^Reception/, false)
    expect(sent('addRole')).toEqual([['/api/api/users/r.stern/roles/Attendant', null]])
    expect(sent('removeRole')).toEqual([['/api/api/users/r.stern/roles/Reception', null]])
    press('Close')
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    expect(document.activeElement?.textContent).toContain('Rivka Stern')
  })

  it('of one’s own is fixed, and the last administrator is told that she stays', async () => {
    await open()
    await choose(/Dina Adler/)
    expect(switches()).toEqual([
      ['AdministrationThe last administrator stays.', true, true],
      ['ReceptionNobody changes her own roles.', true, true],
      ['AttendantNobody changes her own roles.', true, true],
      ['Garage gateNobody changes her own roles.', false, true],
    ])
    expect(screen.queryByRole('button', { name: 'Shut the account' })).toBeNull()
  })

  it('that comes with Administration says so, and Administration may be taken from one of two', async () => {
    await open({ adminUsers: () => ({ body: [me, { ...stern, roles: ['Admin'] }] }) })
    await choose(/Rivka Stern/)
    expect(switches()).toEqual([
      ['AdministrationEverything, and the settings', true, false],
      ['ReceptionComes with Administration', true, true],
      ['AttendantComes with Administration', true, true],
      ['Garage gateOpens the gate without a reservation', false, false],
    ])
  })

  it('of a patron is the gate’s alone: she has no password to work by', async () => {
    await open()
    await choose(/555-0117/)
    expect(switches().map(([words]) => words)).toEqual([
      'Garage gateOpens the gate without a reservation',
    ])
    expect(screen.queryByRole('button', { name: 'New password' })).toBeNull()
  })

  it('refused after a race is told in the server’s words, and what is there is asked anew', async () => {
    const { sent } = await open({
      adminUsers: () => ({ body: [me, { ...stern, roles: ['Admin'] }] }),
      removeRole: refuses('last-admin', 'The last administrator stays.'),
    })
    await choose(/Rivka Stern/)
    fireEvent.click(screen.getByRole('switch', { name: /^Administration/ }))
    expect((await screen.findByRole('alert')).textContent).toBe('The last administrator stays.')
    await waitFor(() => expect(sent('adminUsers')).toHaveLength(2))
    const still = screen.getByRole<HTMLInputElement>('switch', { name: /^Administration/ })
    expect(still.checked).toBe(true)
  })
})

it('a role that couldn’t be given is off again, and it is said why', async () => {
  await open({ addRole: refuses('role-needs-password', 'She has no password yet.') })
  await choose(/Rivka Stern/)
  fireEvent.click(screen.getByRole('switch', { name: /^Attendant/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('She has no password yet.')
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Attendant/ }).checked).toBe(false)
})

describe('a new account', () => {
  it('is made once nothing is wrong, each fault beside its field', async () => {
    const made = account('m.levi', { firstName: 'Miri' })
    let list = [me]
    const { sent } = await open({
      adminUsers: () => ({ body: list }),
      addStaff: () => {
        list = [me, made]
        return said(made)
      },
    })
    await screen.findByText('d.adler')
    press('Account')
    const dialog = await screen.findByRole('dialog')
    const at = within(dialog)
    press('Make the account', at)
    expect(dialog.textContent).toContain('Please choose a name of 3 to 40')
    expect(dialog.textContent).toContain('Please choose a password of at least 10')
    expect(dialog.textContent).toContain('Choose at least one role.')
    expect(document.activeElement).toBe(at.getByLabelText('User name'))
    type('First name (optional)', 'Miri', at)
    type('User name', ' m.levi ', at)
    type('Password', password, at)
    type('The password once more', 'deep still waters', at)
    fireEvent.click(at.getByRole('checkbox', { name: /^Reception/ }))
    press('Make the account', at)
    expect(dialog.textContent).toContain('The two passwords differ.')
    expect(sent('addStaff')).toEqual([])
    type('The password once more', password, at)
    press('Make the account', at)
    await screen.findByText('The account m.levi is made.')
    const body = { firstName: 'Miri', lastName: '', userName: 'm.levi', password }
    expect(sent('addStaff')).toEqual([['/api/api/users/staff', { ...body, roles: ['Reception'] }]])
    expect((await screen.findByRole('complementary')).textContent).toContain('Miri')
  })

  it('under a name that is taken says so beside the name, until another is typed', async () => {
    await open({ addStaff: refuses('user-name-taken', 'Somebody has this name already.') })
    await rows()
    press('Account')
    const dialog = await screen.findByRole('dialog')
    const at = within(dialog)
    type('User name', 'r.stern', at)
    type('Password', password, at)
    type('The password once more', password, at)
    fireEvent.click(at.getByRole('checkbox', { name: /^Attendant/ }))
    press('Make the account', at)
    await at.findByText('Somebody has this name already.')
    expect(at.getByLabelText('User name').getAttribute('aria-invalid')).toBe('true')
    expect(at.queryByRole('alert')).toBeNull()
    type('User name', 'r.stern2', at)
    expect(at.queryByText('Somebody has this name already.')).toBeNull()
  })
})

describe('a password', () => {
  const fill = (at: At) => {
    type('Password', password, at)
    type('The password once more', password, at)
  }

  it('is set for her', async () => {
    const { sent } = await open({ setPassword: () => said(null) })
    await choose(/Rivka Stern/)
    press('New password')
    const at = within(await screen.findByRole('dialog'))
    fill(at)
    press('Set it', at)
    await screen.findByText('Rivka Stern has a new password.')
    expect(screen.queryByRole('dialog'), 'what was typed is gone').toBeNull()
    const body = { userId: 'r.stern', NewPassword: password, ConfirmPassword: password }
    expect(sent('setPassword')).toEqual([['/api/api/account/setpassword', body]])
    expect(presentSession()).not.toBeNull()
  })

  it('of one’s own asks for the one that was, and ends the session', async () => {
    let isRight = false
    const { sent } = await open({
      setPassword: () =>
        isRight ? said(null) : refuses('wrong-password', 'The current password is not right.')(),
    })
    await choose(/Dina Adler/)
    press('New password')
    const at = within(await screen.findByRole('dialog'))
    fill(at)
    press('Set it', at)
    expect(document.activeElement).toBe(at.getByLabelText('The password until now'))
    await aFewTurns()
    expect(sent('setPassword')).toEqual([])
    type('The password until now', 'not this', at)
    press('Set it', at)
    await at.findByText('The current password is not right.')
    expect(presentSession()).not.toBeNull()
    isRight = true
    type('The password until now', 'this', at)
    press('Set it', at)
    await waitFor(() => expect(presentSession()).toBeNull())
  })
})

describe('an account', () => {
  it.each([
    [false, 'Shut the account', 'The account of Rivka Stern is shut.'],
    [true, 'Open the account', 'The account of Rivka Stern is open.'],
  ])('that is shut: %s, is asked about before it is: %s', async (disabled, act, words) => {
    const { sent } = await open({
      adminUsers: () => ({ body: [me, { ...stern, disabled }] }),
      setDisabled: () => said({ ...stern, disabled: !disabled }),
    })
    expect((await rows())[1]?.includes('Shut')).toBe(disabled)
    await choose(/Rivka Stern/)
    press(act)
    const at = within(await screen.findByRole('dialog'))
    expect(sent('setDisabled')).toEqual([])
    press(act, at)
    await screen.findByText(words)
    expect(sent('setDisabled')).toEqual([
      ['/api/api/users/r.stern/disabled', { disabled: !disabled }],
    ])
  })

  it('that may not be shut any more says so in the server’s words', async () => {
    await open({ setDisabled: refuses('last-admin', 'The last administrator stays.') })
    await choose(/Rivka Stern/)
    press('Shut the account')
    const at = within(await screen.findByRole('dialog'))
    press('Shut the account', at)
    expect((await at.findByRole('alert')).textContent).toBe('The last administrator stays.')
  })
})
