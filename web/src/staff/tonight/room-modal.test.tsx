// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { room } from '../../test/answers.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { RoomModal } from './RoomModal.tsx'

it.each([
  ['Ready', ['To clean', 'Not open', 'Offline']],
  ['Available', ['Free', 'To clean', 'Offline']],
  ['Offline', ['Free', 'To clean', 'Cleaning', 'Not open']],
] as const)('of a room that is %s what takes it out of use isn’t first', async (status, names) => {
  serveCalls({ rooms: () => ({ body: [{ ...room, status }] }) })
  await live(<RoomModal id={room.id} onClose={() => {}} onOpen={() => {}} />, { areas: ['desk'] })
  const dialog = await screen.findByRole('dialog', { name: `Room ${room.number}` })
  const shown = within(dialog)
    .getAllByRole('button')
    .map((one) => one.textContent)
  expect(shown.filter((name) => name)).toEqual(names)
})

it.each(['en', 'he'] as const)(
  'in %s a room that isn’t open isn’t called clean',
  async (language) => {
    serveCalls({ rooms: () => ({ body: [{ ...room, status: 'Ready' }] }) })
    const areas = ['desk'] as const
    await live(<RoomModal id={room.id} onClose={() => {}} onOpen={() => {}} />, { areas, language })
    const buttons = await screen.findAllByRole('button')
    const shown = buttons.map((one) => one.textContent)
    expect(shown).toContain({ en: 'Not open', he: 'לא פתוח' }[language])
  },
)

it('says what the room is now, where its section is and what it has', async () => {
  const bath = { ...room, status: 'NeedsCleaning' as const, bath: true, privateRoom: true }
  serveCalls({ rooms: () => ({ body: [bath] }) })
  await live(<RoomModal id={room.id} onClose={() => {}} onOpen={() => {}} />, { areas: ['desk'] })
  const dialog = await screen.findByRole('dialog', { name: `Room ${room.number}` })
  for (const said of ['To clean', room.section.name, 'Bath', 'Private room'])
    expect(dialog.textContent).toContain(said)
})
