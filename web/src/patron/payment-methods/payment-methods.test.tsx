// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keepSession } from '../../talk/session.ts'
import { herSession } from '../../test/her-session.ts'
import { live, said, serveCalls } from '../../test/live.tsx'
import { PaymentMethodsScreen } from './PaymentMethodsScreen.tsx'

const cards = ['1111', '4444'].map((last4) => ({
  ...{ id: `card-${last4}`, brand: 'Visa', last4, expMonth: 1, expYear: 2030 },
}))
const settings = [
  { Key: 'practiceMode', Value: 'True' },
  { Key: 'date', Value: '2026-11-24' },
]

async function open(answers: Parameters<typeof serveCalls>[0] = {}, language: Language = 'en') {
  let saved = cards
  const asked = serveCalls({
    publicSettings: () => ({ body: settings }),
    savedCards: () => ({ body: saved }),
    deleteSavedCard: ({ path }) => {
      saved = saved.filter(({ id }) => !path.endsWith(id))
      return said(null)
    },
    addSavedCard: () => {
      saved = [...saved, { ...cards[0], id: 'card-4242', last4: '4242' } as (typeof cards)[0]]
      return said(saved.at(-1))
    },
    ...answers,
  })
  await live(<PaymentMethodsScreen />, { areas: ['payment-methods', 'cards'], language })
  return asked
}
const dialog = () => screen.queryByRole('dialog')
const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Saved cards' })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => /\d{4}/.exec(textContent ?? '')?.[0])
}
const status = () => screen.getByRole('status').textContent

describe('her saved cards', () => {
  it('lose one when she confirms it, which is said', async () => {
    const asked = await open()
    expect(await rows()).toEqual(['1111', '4444'])
    expect(status()).toBe('')
    fireEvent.click(screen.getByRole('button', { name: 'Delete Visa ending in 4444' }))
    const question = screen.getByRole('dialog', { name: 'Delete this card?' })
    expect(question.textContent).toContain('4444')
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(status()).toBe('The card is deleted.'))
    expect(dialog()).toBeNull()
    await waitFor(async () => expect(await rows()).toEqual(['1111']))
    const paths = asked.flatMap(({ name, path }) => (name === 'deleteSavedCard' ? [path] : []))
    expect(paths).toHaveLength(1)
    expect(paths[0]).toMatch(/card-4444$/)
  })

  it('keep one that isn’t deleted after all, and its refusal is gone with the dialog', async () => {
    const refusal = { success: false, code: 'card-in-use', errorMessage: 'It pays a membership.' }
    const asked = await open({ deleteSavedCard: () => ({ status: 409, body: refusal }) })
    const ask = async () =>
      fireEvent.click(await screen.findByRole('button', { name: 'Delete Visa ending in 1111' }))
    await ask()
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText('It pays a membership.')
    fireEvent.click(screen.getByRole('button', { name: 'Keep card' }))
    expect(dialog()).toBeNull()
    expect(await rows()).toEqual(['1111', '4444'])
    await ask()
    expect(screen.queryByText('It pays a membership.')).toBeNull()
    expect(asked.filter(({ name }) => name === 'deleteSavedCard')).toHaveLength(1)
    expect(status()).toBe('')
  })

  it('get one more by its form, which is said', async () => {
    await open()
    await rows()
    expect(dialog()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Add card' }))
    await screen.findByLabelText<HTMLInputElement>('Card number')
    fireEvent.click(screen.getByText('4242 4242 4242 4242'))
    fireEvent.click(screen.getByRole('button', { name: 'Save card' }))
    await waitFor(() => expect(status()).toBe('The card is saved.'))
    expect(dialog()).toBeNull()
    await waitFor(async () => expect(await rows()).toEqual(['1111', '4444', '4242']))
  })

  it('stand without one by a sentence, and no list', async () => {
    await open({ savedCards: () => ({ body: [] }) })
    await screen.findByText('There is no saved card.')
    expect(screen.queryByRole('list', { name: 'Saved cards' })).toBeNull()
  })

  it('that couldn’t be read are asked for again by a tap', async () => {
    let works = false
    await open({ savedCards: () => (works ? { body: cards } : new Error('away')) })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('There is no saved card.')).toBeNull()
    works = true
    fireEvent.click(again)
    expect(await rows()).toEqual(['1111', '4444'])
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('are none for a number that is nobody’s', async () => {
    keepSession({ ...herSession, userName: '10000000000' })
    await open({ savedCards: () => ({ body: [] }) })
    await screen.findByText('Cards can’t be saved for this phone number.')
    expect(screen.queryByRole('button', { name: 'Add card' })).toBeNull()
  })
})

it.each(['en', 'he'] as const)(
  'in %s a card is called by the brand’s name there, wherever it stands',
  async (language) => {
    const say = words[language]
    await open({}, language)
    const [row] = await screen.findAllByRole('listitem')
    expect(row?.textContent).toContain(`${say.cardBrandVisa} •••• 1111`)
    const named = say.cardsDeleteNamed.replace('{{brand}}', say.cardBrandVisa)
    fireEvent.click(screen.getByRole('button', { name: named.replace('{{last4}}', '1111') }))
    expect((await screen.findByRole('dialog')).textContent).toContain(
      `${say.cardBrandVisa} •••• 1111`,
    )
  },
)
