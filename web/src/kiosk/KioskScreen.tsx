import { useCallback, useEffect, useState } from 'react'
import { DeviceFrame } from '../device/DeviceFrame.tsx'
import { LostNote } from '../device/LostNote.tsx'
import { useSettings } from '../facts/use-settings.ts'
import { isLanguage } from '../words/language.ts'
import { changeLanguage } from '../words/words.ts'
import { Guest } from './Guest.tsx'

/** The screen at the door: one guest after the other, and of the one before nothing. */
export function KioskScreen() {
  const { defaultLanguage } = useSettings()
  const [guest, setGuest] = useState(0)
  const [busy, setBusy] = useState(false)
  const house = isLanguage(defaultLanguage) ? defaultLanguage : 'en'
  const next = useCallback(() => {
    setBusy(false)
    setGuest((before) => before + 1)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each guest begins in the language of the house
  useEffect(() => {
    changeLanguage(house)
  }, [guest, house])
  return (
    <DeviceFrame at="/kiosk" idle={!busy}>
      <LostNote waiting={null} />
      <Guest key={guest} onBusy={setBusy} onOver={next} />
    </DeviceFrame>
  )
}
