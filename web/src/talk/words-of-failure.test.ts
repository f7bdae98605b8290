import { words } from '@mikvah/contract/words/all.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import { describe, expect, it } from 'vitest'
import type { Say } from '../words/say.ts'
import { CallFailed, Unreachable } from './call-failed.ts'
import { wordsOfFailure } from './words-of-failure.ts'

const t: Say = (key, params: Record<string, unknown> = {}) =>
  words.en[key as WordKey].replace(/\{\{(\w+)\}\}/g, (_: string, name: string) =>
    String(params[name]),
  )
const said = (failure: unknown) => wordsOfFailure(failure, t)

describe('what a failure says', () => {
  it('is the server’s own text when there is one', () => {
    expect(said(new CallFailed(409, { errorMessage: 'That time was just taken.' }))).toBe(
      'That time was just taken.',
    )
    expect(said(new CallFailed(401, { Message: 'Denied.' }))).toBe('Denied.')
    expect(said(new CallFailed(402, { stripeErrorMessage: 'No.', errorMessage: 'Else.' }))).toBe(
      'No.',
    )
  })

  it('names the status where the server says nothing', () => {
    expect(said(new CallFailed(503, undefined))).toBe('An error occurred. [503]')
  })

  it('is the plain sentence when the status was good', () => {
    expect(said(new CallFailed(200, undefined))).toBe('An error occurred.')
    expect(said(new Error('a bug'))).toBe('An error occurred.')
    // An answer that has none is said without brackets around nothing.
    expect(said(new CallFailed(undefined as never, undefined))).toBe('An error occurred.')
  })

  it('says that there is no connection', () => {
    expect(said(new Unreachable(new TypeError('Failed to fetch')))).toMatch(/no connection/)
  })
})
