// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Button } from '../parts/Button.tsx'
import { Field } from '../parts/fields/Field.tsx'
import { SelectField } from '../parts/fields/SelectField.tsx'
import { TextArea } from '../parts/fields/TextArea.tsx'
import { endSession, keepSession } from '../talk/session.ts'
import { useTyped } from '../talk/use-typed.ts'
import { live } from '../test/live.tsx'
import { FormStack } from './FormStack.tsx'
import { useForm } from './use-form.ts'

type Letter = { name: string; to: string; message: string }
const send = vi.fn()

/** The errors of the form, on purpose in another order than the fields on the page. */
function errorsOf({ name, to, message }: Letter) {
  return {
    ...(message ? null : { message: 'contactMessageRequired' as const }),
    ...(to ? null : { to: 'contactEmailRequired' as const }),
    ...(name ? null : { name: 'contactLastNameRequired' as const }),
  }
}

function Writing() {
  const [known, setKnown] = useState('')
  const form = useForm<Letter>({
    known: { name: '', to: known, message: '' },
    errorsOf,
    typed: useTyped('letter', {}),
  })
  return (
    <FormStack form={form} onSend={() => send(form.fields)}>
      <Field {...form.field('name')} label="Name" help="As on the door." />
      <SelectField {...form.field('to')} label="To">
        <option value="">Nobody</option>
        <option value="office">Office</option>
        <option value="desk">Desk</option>
      </SelectField>
      <TextArea {...form.field('message')} label="Message" />
      <p>{form.isRefused ? 'Not yet.' : 'Fine so far.'}</p>
      <Button type="submit">Send</Button>
      <Button onClick={() => setKnown('office')}>It is known</Button>
      <Button onClick={() => form.begin({ name: 'Leah' })}>Another</Button>
    </FormStack>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** What a screen reader says of a field beside its name. */
const saidOf = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
const invalid = () =>
  ['Name', 'To', 'Message'].filter((label) => field(label).getAttribute('aria-invalid') === 'true')

beforeEach(() => {
  send.mockClear()
  return live(<Writing />, { areas: ['contact'] })
})

it('says nothing before the first try, however it is left', () => {
  type('Name', 'Leah')
  type('Name', '')
  fireEvent.blur(field('Name'))
  expect(invalid()).toEqual([])
  expect([saidOf('Name'), saidOf('Message')]).toEqual(['As on the door.', ''])
  expect(screen.getByText('Fine so far.')).toBeTruthy()
})

it('that isn’t right isn’t sent, says what is wrong beside each field, and goes to the first of the page', () => {
  tap('Send')
  expect(send).not.toHaveBeenCalled()
  expect(invalid()).toEqual(['Name', 'To', 'Message'])
  expect(saidOf('Name')).toBe('As on the door. Last name is required.')
  expect(saidOf('To')).toBe('Email is required.')
  expect(saidOf('Message')).toBe('Message is required.')
  expect(screen.getByText('Not yet.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Name'))
})

it('leaves her where she writes while a field is mended, and each message goes with its mistake', () => {
  tap('Send')
  field('Message').focus()
  type('Message', 'A question.')
  expect(document.activeElement).toBe(field('Message'))
  expect(invalid()).toEqual(['Name', 'To'])
  expect(saidOf('Message')).toBe('')
  type('Message', '')
  expect(invalid()).toEqual(['Name', 'To', 'Message'])
})

it('goes to the first that is still wrong with each try', () => {
  tap('Send')
  type('Name', 'Leah')
  tap('Send')
  expect(document.activeElement).toBe(field('To'))
  field('Message').focus()
  tap('Send')
  expect(document.activeElement).toBe(field('To'))
})

const fill = () => {
  type('Name', 'Leah')
  type('To', 'desk')
  type('Message', 'A question.')
}

it('is sent once it is right, and says nothing of what is emptied after', () => {
  tap('Send')
  fill()
  tap('Send')
  expect(send.mock.calls).toEqual([[{ name: 'Leah', to: 'desk', message: 'A question.' }]])
  type('Message', '')
  expect(invalid()).toEqual([])
})

it('takes what becomes known later, where she hasn’t written otherwise', () => {
  type('Message', 'A question.')
  tap('It is known')
  expect([field('To').value, field('Message').value]).toEqual(['office', 'A question.'])
  type('To', '')
  expect(field('To').value).toBe('')
})

it('begins anew with what it is given, and says nothing again', () => {
  tap('Send')
  fill()
  tap('Another')
  expect([field('Name').value, field('Message').value]).toEqual(['Leah', ''])
  expect(invalid()).toEqual([])
})

it('keeps what she wrote through a sign-in that ended, where it is kept', async () => {
  type('Message', 'A question.')
  const session = {
    accessToken: 'a',
    refreshToken: 'r',
    userId: 'u1',
    userName: '12015550142',
    roles: [],
  }
  act(() => endSession({ forgetDevice: false }))
  cleanup()
  keepSession(session)
  await live(<Writing />, { areas: ['contact'] })
  expect(field('Message').value).toBe('A question.')
})
