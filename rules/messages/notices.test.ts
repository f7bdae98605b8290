import { describe, expect, it } from 'vitest'
import { entryOf } from '../settings/catalogue.ts'
import { herSwitches, isNoticeSent, noticesOfPatrons, sentFor } from './notices.ts'

const created = ['noticeReserved', 'noticeMoved', 'noticeRequested']
const canceled = ['noticeCanceled', 'noticeRequestCanceled', 'noticeRefunded']

describe('what the facility sends of what a switch of hers is for', () => {
  it.each([
    ['True', 'True', [...created, ...canceled]],
    ['True', 'False', created],
    ['False', 'True', canceled],
    ['False', '', []],
  ])('with what is made %s and what is canceled %s', (made, ended, sent) => {
    const values = {
      ...{ notificationReservationCreated: made, notificationReservationCanceled: ended },
      notificationDayOf: 'True',
    }
    expect(sentFor('notificationReservations', values)).toEqual(sent)
  })

  it.each(herSwitches)('%s goes by settings that patrons may read', (hers) => {
    const behind = Object.values(noticesOfPatrons).filter((notice) => notice.hers === hers)
    expect(behind.length).toBeGreaterThan(0)
    expect(new Set(behind.map(({ setting }) => entryOf(setting).seenBy))).toEqual(
      new Set(['patrons']),
    )
  })
})

it('that her card is about to be charged is always sent', () => {
  const values = { notificationMembership: 'False' }
  expect(isNoticeSent('noticeMembershipRenews', values)).toBe(true)
  expect(isNoticeSent('noticeMembershipRenewed', values)).toBe(false)
})
