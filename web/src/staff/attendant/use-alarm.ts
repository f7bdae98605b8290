import { useEffect, useRef } from 'react'
import { thisDesk } from '../this-desk/chosen.ts'

/** A soft double tone: it is heard in a corridor, and startles nobody in a room. */
function sound() {
  const audio = new AudioContext()
  for (const [nth, hertz] of [660, 880].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    const from = audio.currentTime + nth * 0.22
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(0.2, from + 0.03)
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.5)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + 0.5)
    if (nth === 1) tone.onended = () => audio.close()
  }
}

/** Each new call is heard and felt once, unless this device is silent. */
export function useAlarm(calls: readonly { id: number }[]) {
  const known = useRef<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const isNew = calls.some(({ id }) => !known.current.has(id))
    known.current = new Set(calls.map(({ id }) => id))
    // Before the first tap a browser lets a page neither sound nor shake.
    if (!isNew || thisDesk().sound === 'off' || !navigator.userActivation?.hasBeenActive) return
    navigator.vibrate?.([200, 100, 200])
    if ('AudioContext' in window) sound()
  }, [calls])
}
