import { useCardReaders } from '../staff/this-desk/use-card-readers.ts'

/** The card reader of this kiosk, if it is ready: the one chosen for it, else the first that belongs to a kiosk. */
export function useKioskReader(): string | null {
  const { readers, chosen } = useCardReaders()
  const here = chosen ?? readers.find(({ readerType }) => readerType === 'kiosk')
  return here?.online ? here.id : null
}
