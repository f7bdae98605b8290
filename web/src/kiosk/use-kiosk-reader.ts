import { useCardReaders } from '../staff/this-desk/use-card-readers.ts'

/**
 * The id of this kiosk's card reader, if it is ready: of the one chosen for it, else of the first that belongs to a
 * kiosk. Null otherwise.
 */
export function useKioskReader(): string | null {
  const { readers, chosen } = useCardReaders()
  const here = chosen ?? readers.find(({ readerType }) => readerType === 'kiosk')
  return here?.online ? here.id : null
}
