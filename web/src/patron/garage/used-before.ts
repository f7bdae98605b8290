const place = 'garageLocated'

/** Whether this phone has given its place here once: then it needn't be told what it will be asked. */
export const hasLocated = (): boolean => localStorage.getItem(place) !== null

export const keepLocated = () => localStorage.setItem(place, 'yes')
