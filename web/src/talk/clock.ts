let ahead = 0

/**
 * Sets the facility's clock from an instant that the server has given as its time, corrected by `offset` where it says
 * that its times are so many seconds off; an unreadable one changes nothing. The difference from the device's clock is
 * kept in whole seconds.
 */
export function setServerClock(currentTime: string, deviceNow = Date.now(), offset = '0') {
  const said = Date.parse(currentTime)
  const seconds = Math.round((said - deviceNow) / 1000) + (Number(offset) || 0)
  if (!Number.isNaN(said)) ahead = seconds * 1000
}

/** The time now by the facility's clock, in epoch milliseconds. */
export const serverNow = () => Date.now() + ahead
