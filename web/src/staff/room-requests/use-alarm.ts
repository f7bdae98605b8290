import { useEffect } from 'react'
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
 * The names of each kind that this tab has sounded for already, so that coming back to a page makes no second sound.
 * One that goes is forgotten, though another page was open as it went: a kiosk that is locked again has the name it
 * had.
 */
const heardOf = new Map<string, ReadonlySet<string>>()

/** The names that this tab hasn't met before; from now on it has met those that are there. */
function freshOf(kind: string, names: readonly string[]): readonly string[] {
  const before = heardOf.get(kind)
  heardOf.set(kind, new Set(names))
  return names.filter((name) => !before?.has(name))
}

/**
 * Sounds and vibrates once when there are names of a kind that this tab hasn't met before, unless the device is muted
 * or nothing on the page has been tapped yet; they count as met even so. Does nothing while `names` is null, as nobody
 * knows them then.
 */
export function useAlarm(kind: string, names: readonly string[] | null) {
  useEffect(() => {
    if (names === null || freshOf(kind, names).length === 0 || thisDesk().sound === 'off') return
    // Before the first tap a browser lets a page neither sound nor vibrate.
    if (!navigator.userActivation?.hasBeenActive) return
    navigator.vibrate?.([200, 100, 200])
    if ('AudioContext' in window) sound()
  }, [kind, names])
}
