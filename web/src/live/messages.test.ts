import { expect, it } from 'vitest'
import { type Message, messagesOf } from './messages.ts'

const read = (...pieces: string[]) => {
  const read: Message[] = []
  const take = messagesOf((message) => read.push(message))
  for (const piece of pieces) take(piece)
  return read
}

const hello = 'id: 41\nevent: hello\ndata: {"now":"2026-11-24T19:00:00-05:00"}\n\n'
const settings = 'id: 42\nevent: settings\ndata: {}\n\n'

it('reads messages however the stream is cut', () => {
  const whole = read(hello + settings)
  expect(whole).toEqual([
    { id: '41', event: 'hello', data: '{"now":"2026-11-24T19:00:00-05:00"}' },
    { id: '42', event: 'settings', data: '{}' },
  ])
  for (let cut = 0; cut < hello.length; cut += 1)
    expect(read(hello.slice(0, cut), hello.slice(cut) + settings)).toEqual(whole)
})

it('takes a beat for no message, and keeps what has not ended', () => {
  expect(read(': true so far\n\n', 'event: reload\ndata: {}\n')).toEqual([])
})
