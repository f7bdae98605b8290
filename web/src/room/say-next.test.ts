import { statusGroups } from '@mikvah/rules/reservation/statuses.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { describe, expect, it } from 'vitest'
import { sentenceOf } from './say-next.ts'

const facts = { now: minutes(0), until: minutes(11), zman: minutes(7) }

describe('what happens next', () => {
  it('is said in every status in which she has a room', () => {
    for (const status of statusGroups.inRoom)
      expect(sentenceOf(status, { now: 0, until: null, zman: null }).word).toBe(`roomSay${status}`)
  })

  it('says until when the room is hers, rounded up, and nothing of it when that has passed', () => {
    expect(sentenceOf('Prep', facts)).toEqual({ word: 'roomSayPrepUntil', at: minutes(15) })
    expect(sentenceOf('Prep', { ...facts, now: minutes(11) })).toEqual({ word: 'roomSayPrep' })
    expect(sentenceOf('Prep', { ...facts, until: null })).toEqual({ word: 'roomSayPrep' })
  })

  it('before the zman names about when at the earliest, after it no hour at all', () => {
    expect(sentenceOf('ReadyForMikvah', facts)).toEqual({
      ...{ word: 'roomSayReadyAfterZman', at: minutes(10) },
    })
    expect(sentenceOf('ReadyForMikvah', { ...facts, now: minutes(7) })).toEqual({
      word: 'roomSayReadyForMikvah',
    })
  })
})
