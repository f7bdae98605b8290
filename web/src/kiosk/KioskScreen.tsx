import { isLanguage } from '@mikvah/rules/words/language.ts'
import { useCallback, useEffect, useState } from 'react'
import { DeviceFrame } from '../device/DeviceFrame.tsx'
import { LostNote } from '../device/LostNote.tsx'
import { useSettings } from '../facts/use-settings.ts'
import { useStoredTaps } from '../offline-taps/stored-taps.ts'
import { useWords } from '../words/use-words.ts'
import { changeLanguage } from '../words/words.ts'
import { Guest } from './Guest.tsx'
import { useCheckIns } from './use-check-ins.ts'

/** The screen at the door: one guest after another, with nothing left of the one before. */
export function KioskScreen() {
  const { t } = useWords('kiosk')
  const { defaultLanguage } = useSettings()
  const [guest, setGuest] = useState(0)
  const [busy, setBusy] = useState(false)
  const taps = useStoredTaps()
  const { outcome, forget } = useCheckIns()
  const house = isLanguage(defaultLanguage) ? defaultLanguage : 'en'
  const next = useCallback(() => {
    setBusy(false)
    forget()
    setGuest((before) => before + 1)
  }, [forget])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each guest begins in the language of the house
  useEffect(() => {
    changeLanguage(house)
  }, [guest, house])
  return (
    <DeviceFrame at="/kiosk" idle={!busy && taps.length === 0}>
      <LostNote waiting={taps.length} says={t('kioskLost')} />
      <Guest key={guest} outcome={outcome} onBusy={setBusy} onOver={next} />
    </DeviceFrame>
  )
}
