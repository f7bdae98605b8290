import { useEffect, useRef } from 'react'
import { thisDesk } from '../this-desk/chosen.ts'

/** A soft double tone: it can be heard in a corridor, and startles nobody in a room. */
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

/**
 * The names that this tab has sounded for already, so that coming back to a page makes no second sound. One that goes is
 * forgotten: a kiosk that is locked again has the name it had before.
 */
const heard = new Set<string>()

/**
 * Sounds and vibrates once when there are names that this tab hasn't met before, unless the device is muted or nothing
 * on the page has been tapped yet.
 */
export function useAlarm(names: readonly string[]) {
  const before = useRef(names)
  useEffect(() => {
    for (const name of before.current) if (!names.includes(name)) heard.delete(name)
    before.current = names
    const fresh = names.filter((name) => !heard.has(name))
    for (const name of fresh) heard.add(name)
    const silent = fresh.length === 0 || thisDesk().sound === 'off'
    // Before the first tap a browser lets a page neither sound nor vibrate.
    if (silent || !navigator.userActivation?.hasBeenActive) return
    navigator.vibrate?.([200, 100, 200])
    if ('AudioContext' in window) sound()
  }, [names])
}
