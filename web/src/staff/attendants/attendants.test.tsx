// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { AttendantsScreen } from './AttendantsScreen.tsx'

const helper = (id: string, firstName: string, more: object = {}) => ({
  ...{
    id,
    firstName,
    lastName: 'Roth',
    name: `${firstName} Roth`,
    nameHe: '',
    active: true,
    hasCard: false,
  },
  ...more,
})
const attendants = [
  helper('g', 'Gittel', { active: false }),
  helper('b', 'Batsheva', { hasCard: true }),
  helper('c', 'Chana'),
]
const section = { id: 'upper', name: 'Upper hall', nameHe: 'האולם העליון', locationId: 'main' }

async function open(answers: Parameters<typeof serveCalls>[0] = {}) {
  const asked = serveCalls({
    building: () => ({
      body: { locations: [], sections: [], rooms: [], cubicles: [], attendants },
    }),
    attendantsTonight: () => ({
      body: [{ section, date: '2026-11-24', attendant: { id: 'b', name: 'Batsheva Roth' } }],
    }),
    ...answers,
  })
  await live(<AttendantsScreen />, { areas: ['office', 'building', 'desk'] })
  await screen.findByText('Batsheva Roth')
  return {
    sent: (name: string) =>
      asked.filter((one) => one.name === name).map(({ path, body }) => [path, body]),
  }
}
const press = (name: string | RegExp, at: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(at.getByRole('button', { name }))
const rows = () =>
  [...document.querySelectorAll('li button b')].map((name) => name.closest('li')?.textContent)
const of = async (name: RegExp) => {
  press(name)
  return within(await screen.findByRole('dialog'))
}
const type = (at: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(at.getByLabelText(label), { target: { value } })

describe('those who help', () => {
  it('say their section of tonight and whether they have a card; the retired come last', async () => {
    await open()
    await waitFor(() =>
      expect(rows()).toEqual([
        ...['Batsheva RothUpper hallCard', 'Chana RothNo card', 'Gittel RothNo cardRetired'],
      ]),
    )
  })

  it('are added once they have a name; Enter is the end of a card, not of the form', async () => {
    const { sent } = await open({ addAttendant: () => said(helper('h', 'Hadassa')) })
    const dialog = await of(/^Attendant$/)
    press('Add her', dialog)
    expect(dialog.getByText('Please give her first name.')).toBeTruthy()
    type(dialog, 'First name', ' Hadassa ')
    type(dialog, 'Last name', 'Gold')
    type(dialog, 'Name in Hebrew (optional)', 'הדסה גולד ')
    type(dialog, 'Card (optional)', '70009')
    const card = dialog.getByLabelText('Card (optional)')
    expect(fireEvent.keyDown(card, { key: 'Enter' })).toBe(false)
    press('Add her', dialog)
    await screen.findByText('Hadassa Gold is added.')
    expect(sent('addAttendant')[0]?.[1]).toEqual({
      ...{ firstName: 'Hadassa', lastName: 'Gold', nameHe: 'הדסה גולד' },
      ...{ active: true, cardCode: '70009' },
    })
  })

  it('that couldn’t be added say so over what was typed', async () => {
    await open({ addAttendant: () => refused() })
    const dialog = await of(/^Attendant$/)
    type(dialog, 'First name', 'Hadassa')
    type(dialog, 'Last name', 'Gold')
    press('Add her', dialog)
    expect((await dialog.findByRole('alert')).textContent).toContain('Not just now.')
    expect(dialog.getByLabelText('First name')).toHaveProperty('value', 'Hadassa')
    expect(dialog.getByLabelText('Card (optional)').getAttribute('aria-invalid')).toBeNull()
  })

  it('keep a card that nobody touched, and lose one that is taken away', async () => {
    const { sent } = await open({ changeAttendant: () => said(helper('b', 'Batsheva')) })
    const dialog = await of(/^Batsheva/)
    type(dialog, 'Last name', 'Weil')
    press('Save', dialog)
    await screen.findByText('Batsheva Weil is saved.')
    const names = { firstName: 'Batsheva', lastName: 'Weil', nameHe: '', active: true }
    expect(sent('changeAttendant')).toEqual([['/api/api/attendants/b/update', names]])
    const again = await of(/^Batsheva/)
    fireEvent.click(again.getByRole('switch', { name: 'Take her card away' }))
    press('Save', again)
    await screen.findByText('Batsheva Roth is saved.')
    expect(sent('changeAttendant')[1]?.[1]).toMatchObject({ cardCode: '' })
  })

  it.each([
    ['card-in-use', 'This card belongs to another attendant.'],
    ['attendant-on-duty', 'She has Upper hall tonight. Give it to somebody else first.'],
  ])('that the server refuses stay as they are: %s', async (code, words) => {
    await open({
      changeAttendant: () => ({
        status: 409,
        body: { success: false, errorMessage: words, Message: words, code },
      }),
    })
    const dialog = await of(/^Chana/)
    fireEvent.click(dialog.getByRole('switch', { name: /^Helps here/ }))
    type(dialog, 'Card (optional)', '70001')
    press('Save', dialog)
    expect(await dialog.findByText(words)).toBeTruthy()
    const card = dialog.getByLabelText('Card (optional)')
    expect(card.getAttribute('aria-invalid') === 'true').toBe(code === 'card-in-use')
  })
})
