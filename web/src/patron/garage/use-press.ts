import type { WordKey } from '@mikvah/contract/words/key.ts'
import { pauseBetweenPresses } from '@mikvah/rules/garage/window.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../talk/call.ts'
import { CallFailed, leavesOpen } from '../../talk/call-failed.ts'
import { locate } from './locate.ts'
import { keepLocated } from './used-before.ts'

/** Whether the door was opened by the press, or why not: as a key of words, or as the server says it. */
export type PressOutcome =
  | { opened: true }
  | { opened: false; words: WordKey }
  | { opened: false; failure: CallFailed }

/**
 * What the button is at: free to press, finding the location, asking the server, or shut for a while after it opened.
 */
export type Stage = 'ready' | 'locating' | 'opening' | 'resting'

/** How long the button waits for the server, in milliseconds: longer than it may take to answer. */
const patience = 15_000

/**
 * `press` opens the garage: it finds the location, then makes one call under its own key. While that is under way, and
 * ten seconds after the door has opened, another press does nothing; a lost one isn't sent again. `outcome` is of the
 * last press, null until it has ended.
 */
export function usePress(reservationId: string, values: SettingValues) {
  const [stage, setStage] = useState<Stage>('ready')
  const [outcome, setOutcome] = useState<PressOutcome | null>(null)
  const busy = useRef(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  const press = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    setOutcome(null)
    setStage('locating')
    const end = await pressed(reservationId, values, () => setStage('opening'))
    setOutcome(end)
    setStage(end.opened ? 'resting' : 'ready')
    const wake = () => {
      busy.current = false
      setStage('ready')
    }
    if (end.opened) rest.current = setTimeout(wake, pauseBetweenPresses)
    else busy.current = false
  }, [reservationId, values])

  return { stage, outcome, press }
}

async function pressed(
  id: string,
  values: SettingValues,
  onLocated: () => void,
): Promise<PressOutcome> {
  const where = await locate(values)
  if (!where.found) return { opened: false, words: where.because }
  keepLocated()
  if (!navigator.onLine) return { opened: false, words: 'garageOffline' }
  onLocated()
  try {
    const signal = AbortSignal.timeout(patience)
    await call('openGarageDoor', { params: { id }, body: where.place, signal })
    return { opened: true }
  } catch (failure) {
    if (!(failure instanceof CallFailed) || isOfAProxy(failure))
      return { opened: false, words: 'garageUnsure' }
    return failure.says ? { opened: false, failure } : { opened: false, words: 'garageError' }
  }
}

/**
 * Whether something between her phone and the server answered in its place, as a proxy does that waits no longer: the
 * door may be moving. The server itself gives each refusal a code.
 */
const isOfAProxy = (failure: CallFailed) => failure.code === null && leavesOpen(failure)
