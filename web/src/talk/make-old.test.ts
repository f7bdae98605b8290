import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { makeOld } from './make-old.ts'

/** A read whose answers come when the test lets them. */
function aRead() {
  const client = new QueryClient()
  const answers: ((answer: string) => void)[] = []
  const read = {
    queryKey: ['list', 'hers'],
    queryFn: () => new Promise<string>((come) => answers.push(come)),
  }
  const answer = (nth: number, text: string) => answers[nth]?.(text)
  return { client, read, answers, answer }
}

it('a first answer that was asked for before is let go, and whoever waits for it gets the newer', async () => {
  const { client, read, answers, answer } = aRead()
  const shown = new QueryObserver(client, read)
  const leave = shown.subscribe(() => {})
  const waits = client.fetchQuery(read)
  const old = makeOld(client, ['list'])
  expect(answers).toHaveLength(2)
  answer(0, 'before')
  answer(1, 'after')
  await old
  expect(await waits).toBe('after')
  expect(shown.getCurrentResult().data).toBe('after')
  leave()
})

it('so is one that nobody shows yet', async () => {
  const { client, read, answers, answer } = aRead()
  const waits = client.fetchQuery(read)
  await makeOld(client)
  expect(answers).toHaveLength(2)
  answer(0, 'before')
  answer(1, 'after')
  expect(await waits).toBe('after')
})

it('what is shown is asked for anew, and another read is left alone', async () => {
  const { client, read, answers, answer } = aRead()
  client.setQueryData(read.queryKey, 'before')
  const leave = new QueryObserver(client, { ...read, staleTime: 60_000 }).subscribe(() => {})
  await makeOld(client, ['other'])
  expect(answers).toEqual([])
  const old = makeOld(client, ['list'])
  answer(0, 'after')
  await old
  expect(client.getQueryData(read.queryKey)).toBe('after')
  leave()
})
