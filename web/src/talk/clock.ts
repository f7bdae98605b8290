let ahead = 0

/** The facility's clock as told by the `currentTime` setting; the difference to the device is whole seconds. */
export function setServerClock(currentTime: string, deviceNow = Date.now()) {
  const told = Date.parse(currentTime)
  if (!Number.isNaN(told)) ahead = Math.round((told - deviceNow) / 1000) * 1000
}

/** Now, in epoch milliseconds, on the facility's clock. */
export const serverNow = () => Date.now() + ahead
