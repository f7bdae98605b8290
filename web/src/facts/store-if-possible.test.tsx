// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { keepPairing } from '../device/pairing/stored-pairing.ts'
import { keepLocated } from '../patron/garage/used-before.ts'
import { savePhone } from '../patron/sign-in/saved-phone.ts'
import { keepCall, keepRoom } from '../room/stored-room.ts'
import { keepTexted } from '../staff/needs/texted.ts'
import { acceptStep } from '../staff/set-up/accepted-steps.ts'
import { chooseForThisDesk } from '../staff/this-desk/chosen.ts'
import { room } from '../test/answers.ts'
import { keepLanguage } from '../words/language.ts'
import { keepTicks } from './preparations.ts'
import { keepSettings } from './settings.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const onlySavesAWait: Record<string, () => unknown> = {
  'the settings': () => keepSettings([]),
  'what she has prepared': () => keepTicks('visit', ['nails']),
  'that she gave her location before': () => keepLocated(),
  'the number that a code was sent to': () => savePhone({ digits: '7325550101', sentAt: 0 }),
  'the room as the tablet showed it': () => keepRoom(room),
  'a call for an attendant': () =>
    keepCall({ of: 'visit', status: undefined, called: null, takenBack: null, since: null }),
  'who was written to for being late': () => keepTexted(['visit']),
  'a step of the set-up': () => acceptStep('cards'),
  'what was chosen for this desk': () => chooseForThisDesk({ sound: 'off' }),
  'a pairing': () => keepPairing({ code: '1234', secret: 'secret' }),
  'the language': () => keepLanguage('he'),
}

test.each(Object.entries(onlySavesAWait))('where the storage is full, %s goes on', (_, store) => {
  const full = vi.fn(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  const storage = { getItem: () => null, setItem: full, removeItem: () => {} }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  expect(store).not.toThrow()
  expect(full).toHaveBeenCalled()
})
