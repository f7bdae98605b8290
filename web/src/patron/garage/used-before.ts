import { storeIfPossible } from '../../facts/store-if-possible.ts'

const storageKey = 'garageLocated'

/** Whether this phone has given its location here before, so that she needn't be told what it will ask. */
export const hasLocated = (): boolean => localStorage.getItem(storageKey) !== null

/** Notes on this phone that it has given its location here. */
export const keepLocated = () => storeIfPossible(localStorage, storageKey, 'yes')
