let ahead = 0

/**
 * The facility's clock as told by the `currentTime` setting, and by `offset` where the server says that its times are so
 * many seconds off; the difference to the device is whole seconds.
 */
export function setServerClock(currentTime: string, deviceNow = Date.now(), offset = '0') {
  const said = Date.parse(currentTime)
  const seconds = Math.round((said - deviceNow) / 1000) + (Number(offset) || 0)
  if (!Number.isNaN(said)) ahead = seconds * 1000
}

/** Now, in epoch milliseconds, on the facility's clock. */
export const serverNow = () => Date.now() + ahead
